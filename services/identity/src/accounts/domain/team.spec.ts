import { endsWith, managerPlaceOf, ownerPlaceOf, placeOf, withoutMember, withRole, type Member } from './team';

const NOON = new Date('2026-03-01T12:00:00Z');
const member = (id: string, role: Member['role'], joinedAt: Date | undefined = NOON): Member => ({
  id,
  accountId: id,
  name: id,
  contact: `${id}@example.com`,
  role,
  manages: false,
  invitedAt: NOON,
  joinedAt,
});
const invited = (id: string, role: Member['role']): Member => ({ ...member(id, role), joinedAt: undefined });

describe('a team', () => {
  it('keeps an owner who has joined', () => {
    const team = [member('ada', 'owner'), invited('bob', 'owner'), member('eve', 'staff')];
    expect(() => withRole(team, 'ada', { role: 'staff' })).toThrow('needs an owner');
    expect(() => withoutMember(team, 'ada', { accountId: 'ada', role: 'owner' })).toThrow('needs an owner');
    expect(withRole(team, 'eve', { role: 'owner', manages: true })).toEqual(member('eve', 'owner'));
  });

  it('lets an owner take anybody out, and staff only itself', () => {
    const team = [member('ada', 'owner'), member('eve', 'staff'), member('joe', 'staff')];
    expect(withoutMember(team, 'eve', { accountId: 'ada', role: 'owner' }).id).toBe('eve');
    expect(withoutMember(team, 'eve', { accountId: 'eve', role: 'staff' }).id).toBe('eve');
    expect(() => withoutMember(team, 'joe', { accountId: 'eve', role: 'staff' })).toThrow('Only an owner');
  });

  it('is not there for strangers, nor for whom it has only invited', () => {
    const team = [member('ada', 'owner'), invited('bob', 'owner'), member('eve', 'staff')];
    expect(placeOf(team, 'eve').role).toBe('staff');
    for (const accountId of ['bob', 'joe']) expect(() => placeOf(team, accountId)).toThrow('no such business');
    expect(() => ownerPlaceOf(team, 'eve')).toThrow('Only an owner');
  });

  it('has managers, who change what it is called and where it is, and a kitchen, which does not', () => {
    const team = [member('ada', 'owner'), { ...member('max', 'staff'), manages: true }, member('eve', 'staff')];
    expect(['ada', 'max'].map((id) => managerPlaceOf(team, id).accountId)).toEqual(['ada', 'max']);
    expect(() => managerPlaceOf(team, 'eve')).toThrow('Only an owner or a manager');
    expect(() => ownerPlaceOf(team, 'max')).toThrow('Only an owner');
    expect(withRole(team, 'eve', { role: 'staff', manages: true }).manages).toBe(true);
    expect(withRole(team, 'max', { role: 'staff' }).manages).toBe(false);
  });

  it('does not know people of other teams', () => {
    expect(() => withRole([member('ada', 'owner')], 'eve', { role: 'owner' })).toThrow('no such person');
  });

  it('ends with its only owner, and not with one of two, nor with staff', () => {
    expect(endsWith([member('ada', 'owner'), member('eve', 'staff'), invited('bob', 'owner')], 'ada')).toBe(true);
    expect(endsWith([member('ada', 'owner'), member('bob', 'owner')], 'ada')).toBe(false);
    expect(endsWith([member('ada', 'owner'), member('eve', 'staff')], 'eve')).toBe(false);
  });
});
