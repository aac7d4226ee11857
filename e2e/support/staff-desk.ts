import {
  AdminTokenResponse,
  type AddEmployeeRequest,
  type AdminBusiness,
  type AdminBusinesses,
  type AdminEmployee,
  type RegistrationStatus,
} from '@chalkboard/contracts';
import { ADMIN, type System } from './system';
import { Visitor, type Answer, type Call } from './visitor';

/** A member of the staff at work, without a browser. */
export class StaffDesk {
  private constructor(
    private readonly visitor: Visitor,
    readonly token: string,
  ) {}

  /** Signs in; the first administrator unless told. */
  static async open(
    system: System,
    { email, password }: { readonly email: string; readonly password: string } = ADMIN,
  ): Promise<StaffDesk> {
    const visitor = new Visitor(system.url);
    const { status, json, text } = await visitor.call('/api/admin/login', {
      method: 'POST',
      json: { email, password },
    });
    expect([status, text]).toEqual([200, expect.anything()]);
    return new StaffDesk(visitor, AdminTokenResponse.parse(json).token);
  }

  get headers(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.token}` };
  }

  call(path: string, request: Call = {}): Promise<Answer> {
    return this.visitor.call(path, { ...request, headers: { ...request.headers, ...this.headers } });
  }

  /** The business registered by this address, as staff sees it. */
  async business(email: string): Promise<AdminBusiness | undefined> {
    const { json } = await this.call(`/api/admin/businesses?search=${encodeURIComponent(email)}`);
    return (json as AdminBusinesses).items.find((business) => business.email === email);
  }

  async decide(email: string, status: RegistrationStatus): Promise<void> {
    const business = await this.business(email);
    const answer = await this.call(`/api/admin/businesses/${business?.id}/status`, {
      method: 'PATCH',
      json: { status },
    });
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  }

  async addEmployee(employee: AddEmployeeRequest): Promise<AdminEmployee> {
    const { status, json, text } = await this.call('/api/admin/employees', { method: 'POST', json: employee });
    expect([status, text]).toEqual([201, expect.anything()]);
    return json as AdminEmployee;
  }

  async signOut(): Promise<void> {
    expect((await this.call('/api/admin/logout', { method: 'POST' })).status).toBeLessThan(300);
  }
}
