import { AdminLoginCodeRequest, AdminLoginRequest, AdminLoginResponse, AdminTokenResponse } from '../../http/admin';
import {
  AddEmployeeRequest,
  AdminEmployee,
  AdminEmployees,
  AdminEmployeesQuery,
  EmployeeRoleRequest,
  EmployeeStatusRequest,
} from '../../http/admin-employees';
import {
  AdminProfile,
  AdminSessions,
  ChangePasswordRequest,
  ChangeProfileRequest,
  ConfirmTwoFactorRequest,
  RecoveryCodes,
  SetUpTwoFactorRequest,
  TwoFactorProofRequest,
  TwoFactorSetup,
} from '../../http/admin-profile';
import { SavedView, SavedViews, SaveViewRequest } from '../../http/admin-views';
import { nothing, open, route, staff } from '../route';

export const signInStaffRoute = route({
  id: 'identity.signInStaff',
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Signs staff in by password: a short-lived token and the http-only refresh cookie, or the second step where a code is needed.',
  access: open('it is how staff signs in'),
  // A field that was left out is a missing field like an empty one, with the same words.
  body: AdminLoginRequest.partial().optional(),
  answers: { 200: AdminLoginResponse },
  problems: ['400 staff.missing_fields', '401 staff.invalid_credentials', '429 staff.too_many_attempts'],
});

export const finishStaffSignInRoute = route({
  id: 'identity.finishStaffSignIn',
  method: 'POST',
  path: '/api/admin/login/code',
  summary: 'The second step of how staff signs in: a code of the authenticator app, or a recovery code.',
  access: open('it is the second step of how staff signs in'),
  body: AdminLoginCodeRequest,
  answers: { 200: AdminTokenResponse },
  problems: [
    '401 staff.challenge_over',
    '403 staff.code_wrong',
    '409 staff.two_factor_off',
    '401 staff.invalid_credentials',
    '429 staff.too_many_attempts',
  ],
});

export const refreshStaffTokenRoute = route({
  id: 'identity.refreshStaffToken',
  method: 'POST',
  path: '/api/admin/refresh',
  summary: 'Trades the refresh cookie for a new token and the next cookie.',
  access: open('the secret in the cookie is what gives the right; the token has run out by then'),
  answers: { 200: AdminTokenResponse },
  problems: ['401 staff.session_ended'],
});

export const signOutStaffRoute = route({
  id: 'identity.signOutStaff',
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session of the token and that of the refresh cookie.',
  access: open('whoever holds a token or the cookie may end that session, also when the token has just run out'),
  answers: { 204: nothing },
});

export const showStaffProfileRoute = route({
  id: 'identity.showStaffProfile',
  method: 'GET',
  path: '/api/admin/profile',
  summary: 'Who is signed in.',
  access: staff('own-profile'),
  answers: { 200: AdminProfile },
  problems: ['401 staff.session_ended'],
});

export const changeStaffProfileRoute = route({
  id: 'identity.changeStaffProfile',
  method: 'PUT',
  path: '/api/admin/profile',
  summary: 'Changes the own name and e-mail address; another address needs the password as well.',
  access: staff('own-profile'),
  body: ChangeProfileRequest,
  answers: { 200: AdminProfile },
  problems: [
    '401 staff.session_ended',
    '403 staff.password_wrong',
    '429 staff.too_many_attempts',
    '409 staff.email_taken',
  ],
});

export const changeStaffPasswordRoute = route({
  id: 'identity.changeStaffPassword',
  method: 'PUT',
  path: '/api/admin/profile/password',
  summary: 'Changes the own password; every other session ends.',
  access: staff('own-profile'),
  body: ChangePasswordRequest,
  answers: { 204: nothing },
  problems: [
    '401 staff.session_ended',
    '403 staff.password_wrong',
    '429 staff.too_many_attempts',
    '400 staff.password_weak',
  ],
});

export const listStaffSessionsRoute = route({
  id: 'identity.listStaffSessions',
  method: 'GET',
  path: '/api/admin/profile/sessions',
  summary: 'Where the own account is signed in, newest use first.',
  access: staff('own-profile'),
  answers: { 200: AdminSessions },
});

export const endStaffSessionRoute = route({
  id: 'identity.endStaffSession',
  method: 'DELETE',
  path: '/api/admin/profile/sessions/:id',
  summary: 'Ends one of the own sessions, in every service at once.',
  access: staff('own-profile'),
  answers: { 204: nothing },
  problems: ['404 staff.session_not_found'],
});

export const endOtherStaffSessionsRoute = route({
  id: 'identity.endOtherStaffSessions',
  method: 'POST',
  path: '/api/admin/profile/sessions/end-others',
  summary: 'Ends all own sessions but this one.',
  access: staff('own-profile'),
  answers: { 204: nothing },
});

export const setUpTwoFactorRoute = route({
  id: 'identity.setUpTwoFactor',
  method: 'POST',
  path: '/api/admin/profile/two-factor/setup',
  summary:
    'Begins two-factor sign-in: the secret for the authenticator app, and its QR code. Nothing holds before the code was confirmed.',
  access: staff('own-profile'),
  body: SetUpTwoFactorRequest,
  answers: { 200: TwoFactorSetup },
  problems: [
    '401 staff.session_ended',
    '403 staff.password_wrong',
    '429 staff.too_many_attempts',
    '409 staff.two_factor_on',
  ],
});

export const confirmTwoFactorRoute = route({
  id: 'identity.confirmTwoFactor',
  method: 'POST',
  path: '/api/admin/profile/two-factor/confirm',
  summary: 'Turns two-factor sign-in on by a code of the app; shows the recovery codes, this once. Other sessions end.',
  access: staff('own-profile'),
  body: ConfirmTwoFactorRequest,
  answers: { 200: RecoveryCodes },
  problems: [
    '409 staff.two_factor_not_set_up',
    '409 staff.two_factor_on',
    '403 staff.code_wrong',
    '429 staff.too_many_attempts',
  ],
});

export const renewRecoveryCodesRoute = route({
  id: 'identity.renewRecoveryCodes',
  method: 'POST',
  path: '/api/admin/profile/two-factor/recovery-codes',
  summary: 'New recovery codes; the ones before are void.',
  access: staff('own-profile'),
  body: TwoFactorProofRequest,
  answers: { 200: RecoveryCodes },
  problems: [
    '401 staff.session_ended',
    '403 staff.password_wrong',
    '403 staff.code_wrong',
    '429 staff.too_many_attempts',
    '409 staff.two_factor_off',
  ],
});

export const turnOffTwoFactorRoute = route({
  id: 'identity.turnOffTwoFactor',
  method: 'POST',
  path: '/api/admin/profile/two-factor/disable',
  summary: 'Turns two-factor sign-in off.',
  access: staff('own-profile'),
  body: TwoFactorProofRequest,
  answers: { 204: nothing },
  problems: [
    '401 staff.session_ended',
    '403 staff.password_wrong',
    '403 staff.code_wrong',
    '429 staff.too_many_attempts',
    '409 staff.two_factor_off',
  ],
});

export const listSavedViewsRoute = route({
  id: 'identity.listSavedViews',
  method: 'GET',
  path: '/api/admin/profile/views',
  summary: 'The views of lists that the caller has saved.',
  access: staff('own-profile'),
  answers: { 200: SavedViews },
});

export const saveViewRoute = route({
  id: 'identity.saveView',
  method: 'POST',
  path: '/api/admin/profile/views',
  summary: 'Saves filters of a list under a name; one of the same name is replaced.',
  access: staff('own-profile'),
  body: SaveViewRequest,
  answers: { 201: SavedView },
  problems: ['401 staff.session_ended', '409 staff.too_many_views'],
});

export const removeViewRoute = route({
  id: 'identity.removeView',
  method: 'DELETE',
  path: '/api/admin/profile/views/:id',
  summary: 'Removes one of the own views.',
  access: staff('own-profile'),
  answers: { 204: nothing },
  problems: ['404 staff.view_not_found'],
});

export const listEmployeesRoute = route({
  id: 'identity.listEmployees',
  method: 'GET',
  path: '/api/admin/employees',
  summary: 'The people of the staff, newest first.',
  access: staff('employees.read'),
  query: AdminEmployeesQuery,
  answers: { 200: AdminEmployees },
});

export const addEmployeeRoute = route({
  id: 'identity.addEmployee',
  method: 'POST',
  path: '/api/admin/employees',
  summary: 'Adds somebody to the staff; an admin adds no admins.',
  access: staff('employees.change'),
  body: AddEmployeeRequest,
  answers: { 201: AdminEmployee },
  problems: ['401 staff.session_ended', '403 staff.may_not_manage', '400 staff.password_weak', '409 staff.email_taken'],
});

/** Of everything that is done with somebody of the staff. */
const ofEmployee = ['401 staff.session_ended', '404 staff.not_found', '403 staff.may_not_manage'] as const;

export const setEmployeeStatusRoute = route({
  id: 'identity.setEmployeeStatus',
  method: 'PATCH',
  path: '/api/admin/employees/:id/status',
  summary: 'Makes somebody active or inactive; who is made inactive is signed out everywhere at once.',
  access: staff('employees.change'),
  body: EmployeeStatusRequest,
  answers: { 200: AdminEmployee },
  problems: [...ofEmployee, '409 staff.last_super_admin'],
});

export const setEmployeeRoleRoute = route({
  id: 'identity.setEmployeeRole',
  method: 'PATCH',
  path: '/api/admin/employees/:id/role',
  summary: 'Gives somebody another role; they are signed out everywhere and come back with it.',
  access: staff('employees.change'),
  body: EmployeeRoleRequest,
  answers: { 200: AdminEmployee },
  problems: [...ofEmployee, '409 staff.last_super_admin'],
});

export const resetEmployeeTwoFactorRoute = route({
  id: 'identity.resetEmployeeTwoFactor',
  method: 'DELETE',
  path: '/api/admin/employees/:id/two-factor',
  summary: 'Turns two-factor sign-in off for somebody who lost telephone and recovery codes.',
  access: staff('employees.change'),
  answers: { 200: AdminEmployee },
  problems: [...ofEmployee],
});

export const removeEmployeeRoute = route({
  id: 'identity.removeEmployee',
  method: 'DELETE',
  path: '/api/admin/employees/:id',
  summary: 'Removes somebody from the staff, signed out everywhere at once.',
  access: staff('employees.change'),
  answers: { 204: nothing },
  problems: [...ofEmployee, '409 staff.last_super_admin'],
});
