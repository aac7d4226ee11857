/** Who signs in first to every system of a test. */
export const ADMIN = { email: 'admin@example.com', password: 'a password for tests only' };

/** What every system of a test is told. */
export const TEST_ENVIRONMENT = {
  LOCAL_OUTBOX: '1',
  DEMO_DATA: '1',
  FREE_CONVERSIONS: '100000',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
