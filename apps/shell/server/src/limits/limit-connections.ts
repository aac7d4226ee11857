import type { Server } from 'node:http';
import { AddressBudget, type BudgetLimits } from './address-budget';

/**
 * Closes the connections that one network address has above its limit, as they come. Not for use behind a proxy: all
 * come from its address.
 */
export function limitConnections(server: Server, limits: BudgetLimits): void {
  const connections = new AddressBudget(limits);
  server.on('connection', (socket) => {
    const share = connections.take(socket.remoteAddress ?? '');
    if ('giveBack' in share) socket.once('close', share.giveBack);
    else socket.destroy();
  });
}
