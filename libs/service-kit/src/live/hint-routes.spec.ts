import { HintRoutes } from './hint-routes';

describe('a hint', () => {
  it('wakes those who listen to its subject, and nobody else', () => {
    const routes = new HintRoutes();
    const woken: string[] = [];
    routes.add('live.order.1', () => woken.push('first of 1'));
    routes.add('live.order.1', () => woken.push('second of 1'));
    routes.add('live.order.2', () => woken.push('2'));
    routes.wake('live.order.1');
    expect(woken).toEqual(['first of 1', 'second of 1']);
  });

  it('wakes nobody who has left, and leaves nothing behind', () => {
    const routes = new HintRoutes();
    const woken: string[] = [];
    const leave = routes.add('live.order.1', () => woken.push('left'));
    routes.add('live.order.1', () => woken.push('stays'));
    leave();
    routes.wake('live.order.1');
    expect(woken).toEqual(['stays']);
    expect(routes.size).toBe(1);
  });

  it('forgets a subject with its last listener, also when that is told twice', () => {
    const routes = new HintRoutes();
    const leave = routes.add('live.order.1', () => undefined);
    leave();
    expect(routes.size).toBe(0);
    const woken: string[] = [];
    routes.add('live.order.1', () => woken.push('new'));
    leave();
    routes.wake('live.order.1');
    expect(woken).toEqual(['new']);
  });
});
