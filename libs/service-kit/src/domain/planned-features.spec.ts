import { PLANS } from '@chalkboard/contracts';
import { PlanNeededError, planHas } from './planned-features';

test('what a plan has stands in the table of plans', () => {
  const having = (feature: Parameters<typeof planHas>[1]) =>
    Object.values(PLANS)
      .map(({ id }) => id)
      .filter((id) => planHas(id, feature));
  expect(having('figures')).toEqual(['pro', 'enterprise']);
  expect(having('api')).toEqual(['enterprise']);
  expect(having('webhooks')).toEqual(['enterprise']);
});

test('a refusal says which plans have it', () => {
  expect(new PlanNeededError('figures')).toMatchObject({
    code: 'access.plan_needed',
    detail: expect.stringContaining('part of the plans Pro and Enterprise') as string,
    extras: { feature: 'figures', plans: ['pro', 'enterprise'] },
  });
  expect(new PlanNeededError('webhooks').detail).toContain('part of the plan Enterprise');
});
