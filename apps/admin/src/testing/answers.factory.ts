import type { AdminBusiness, AdminEmployee, AdminList, AdminProfile, AdminReview } from '@chalkboard/contracts';

/** A whole list as the server answers it. */
export function listOf<T>(items: readonly T[], more: Partial<AdminList<T>> = {}): { readonly json: AdminList<T> } {
  return { json: { items, next: null, total: items.length, totalIsCapped: false, ...more } };
}

export function profileOf(change: Partial<AdminProfile> = {}): { readonly json: AdminProfile } {
  return {
    json: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      role: 'super_admin',
      twoFactor: { enabled: false, recoveryCodesLeft: 0 },
      lastLogin: null,
      ...change,
    },
  };
}

export function employeeOf(change: Partial<AdminEmployee> = {}): AdminEmployee {
  return {
    id: 'e1',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    role: 'support',
    isActive: true,
    lastLogin: null,
    twoFactor: false,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...change,
  };
}

export function businessOf(change: Partial<AdminBusiness> = {}): AdminBusiness {
  return {
    id: 'b1',
    businessName: 'Lavagna',
    ownerName: 'Lucia',
    email: 'lucia@example.com',
    registrationStatus: 'pending',
    subscriptionPlan: 'pro',
    monthlyRevenue: 2450,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...change,
  };
}

export function reviewOf(change: Partial<AdminReview> = {}): AdminReview {
  return {
    id: 'r1',
    customerName: 'Ann Lee',
    email: 'ann@example.com',
    rating: 4,
    comment: 'Good bread.',
    isVoiceReview: false,
    voiceReviewUrl: null,
    voiceSeconds: null,
    voiceTranscript: null,
    transcriptState: 'none',
    restaurantName: 'Osteria Lucia',
    isRealOrder: false,
    orderDate: null,
    orderType: null,
    status: 'pending',
    helpful: 0,
    notHelpful: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    isPublished: false,
    publishedAt: null,
    statusReason: null,
    removalReason: null,
    shareId: null,
    ...change,
  };
}
