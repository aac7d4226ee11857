/** Every word of the staff's screens. */
export const texts = {
  login: {
    title: 'Admin sign-in',
    back: 'Back to Home',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    send: 'Sign In',
    sending: 'Signing in...',
    notice: { title: 'Secure Access', text: 'For the platform’s staff only. All activity here is logged.' },
    missing: { title: 'Missing fields', description: 'Please enter both email and password' },
    failed: { title: 'Login failed', description: 'Invalid credentials' },
  },
  dashboard: {
    title: 'Admin dashboard',
    logout: 'Logout',
    welcome: (name?: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  },
  stats: {
    loading: 'Loading the figures',
    failed: 'The figures could not be read just now.',
    retry: 'Try again',
    businesses: 'Total Businesses',
    revenue: 'Monthly Revenue',
    revenueNote: 'Orders this month, neither rejected nor cancelled',
    pending: 'Pending Approvals',
    signups: 'New Signups This Month',
  },
};

export type Texts = typeof texts;
