import { PrinterStandIn, type PrinterBehaviour } from '../../test/printer-stand-in';
import type { ProviderFaultError } from '../domain/message-sender';
import { EscPosConnection } from './escpos-connection';

const TICKET = Buffer.from('K7F4M\n');

describe('a ticket on a network printer', () => {
  // Waits so short a time only where no answer comes.
  const connection = new EscPosConnection();
  const impatient = new EscPosConnection({ connectMs: 5000, answerMs: 1000, printMs: 150 });
  let printer: PrinterStandIn;
  beforeAll(async () => {
    printer = await PrinterStandIn.start();
  });
  afterAll(() => printer.switchOff());

  const print = (answers = false, by = connection) =>
    by.print({ host: printer.host, port: printer.port, answers }, TICKET);
  const fails = async (behaviour: PrinterBehaviour, answers = false) => {
    printer.behaviours.push(behaviour);
    const { reason, mayHaveLeft } = await print(answers, impatient).then(
      () => Promise.reject(new Error('it printed')),
      (error: ProviderFaultError) => error,
    );
    return { reason, mayHaveLeft };
  };

  it('is printed when the printer says that it has come to its end', async () => {
    expect(await print()).toEqual({ isConfirmed: true, answers: true });
    expect(printer.tickets.at(-1)).toBe('K7F4M\n');
  });

  it('is handed over, and no more, where the printer never says anything', async () => {
    printer.behaviours.push('mute');
    expect(await print(false, impatient)).toEqual({ isConfirmed: false, answers: false });
  });

  it('is not sent to one that has gone silent', async () =>
    expect(await fails('mute', true)).toEqual({
      reason: expect.stringContaining('does not answer'),
      mayHaveLeft: false,
    }));
  it('is not sent to one without paper', async () =>
    expect(await fails('no-paper')).toEqual({ reason: 'The printer is out of paper.', mayHaveLeft: false }));
  it('is not sent to one whose cover is open', async () =>
    expect(await fails('cover-open')).toEqual({ reason: 'The cover of the printer is open.', mayHaveLeft: false }));
  it('may be on paper in part where the paper ran out', async () =>
    expect(await fails('runs-out')).toEqual({ reason: 'The printer ran out of paper.', mayHaveLeft: true }));
  it('may be on paper in part where the line was cut', async () =>
    expect(await fails('cut')).toEqual({
      reason: expect.stringContaining('in the middle of the ticket'),
      mayHaveLeft: true,
    }));
  it('may be on paper where the printer hung after it', async () =>
    expect(await fails('hang')).toEqual({ reason: expect.stringContaining('did not say'), mayHaveLeft: true }));

  it('goes nowhere while the printer is off', async () => {
    await printer.switchOff();
    await expect(print()).rejects.toMatchObject({
      reason: expect.stringMatching(/^Nothing takes tickets at 127/),
      mayHaveLeft: false,
    });
    await printer.switchOn();
  });
});
