import { API_KEY_FORM } from '@chalkboard/contracts';
import { hashOfApiKey } from '@chalkboard/service-kit/domain';
import { assertMayUseApi, assertOwner, mayUseApi, newApiKey } from './api-key';
import { BusinessClosedError, BusinessNotFoundError, OwnersOnlyError, PlanNeededError } from './api-keys.errors';

const NOW = new Date('2026-11-26T12:00:00Z');
const ask = { name: 'Till', scopes: ['orders:read'], lifetime: '30' } as const;

test('a key keeps the hash of its secret and how it begins, and nothing else of it', () => {
  const { key, secret } = newApiKey('b', { ...ask, scopes: ['orders:read'] }, NOW);
  expect(secret).toMatch(API_KEY_FORM);
  expect(key.secretHash).toBe(hashOfApiKey(secret));
  expect(key.prefix).toBe(secret.slice(0, 9));
  expect(JSON.stringify(key)).not.toContain(secret.slice(9));
});

test('a key expires after the days that were chosen, or never', () => {
  expect(newApiKey('b', { ...ask, scopes: ['orders:read'] }, NOW).key.expiresAt).toEqual(
    new Date('2026-12-26T12:00:00Z'),
  );
  expect(newApiKey('b', { ...ask, scopes: ['orders:read'], lifetime: 'never' }, NOW).key.expiresAt).toBeUndefined();
});

test('the API is open to every plan until the switch is on, and then to those that include it', () => {
  expect(mayUseApi({ isOpen: true, plan: 'free' }, false)).toBe(true);
  expect(mayUseApi({ isOpen: true, plan: 'pro' }, true)).toBe(false);
  expect(mayUseApi({ isOpen: true, plan: 'enterprise' }, true)).toBe(true);
});

test('a refusal names the plans that have the API', () => {
  expect(() => assertMayUseApi({ isOpen: true, plan: 'pro' }, true)).toThrow(PlanNeededError);
  expect(new PlanNeededError()).toMatchObject({
    code: 'api_keys.plan_needed',
    detail: expect.stringContaining('part of the plan Enterprise') as string,
    extras: { feature: 'api', plans: ['enterprise'] },
  });
});

test('a business that was turned down or is being closed has no API', () => {
  expect(mayUseApi({ isOpen: false, plan: 'enterprise' }, false)).toBe(false);
  expect(() => assertMayUseApi({ isOpen: false, plan: 'enterprise' }, false)).toThrow(BusinessClosedError);
});

test('keys are made by owners: not by staff of the business, and not by others', () => {
  const claims = { businesses: [{ id: 'own', role: 'owner' } as const, { id: 'job', role: 'staff' } as const] };
  expect(() => assertOwner(claims, 'own')).not.toThrow();
  expect(() => assertOwner(claims, 'job')).toThrow(OwnersOnlyError);
  expect(() => assertOwner(claims, 'other')).toThrow(BusinessNotFoundError);
});
