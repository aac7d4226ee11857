import {
  AdminContactMessageDetail,
  AdminContactMessages,
  AdminContactMessagesQuery,
  ContactStateRequest,
} from '../../http/admin-inbox';
import { AdminListQuery } from '../../http/admin-list';
import {
  AdminReferral,
  AdminReferralActivity,
  AdminReferralFigures,
  AdminReferrals,
  AdminReferralSettings,
  AdminReferralsQuery,
  AdminTopReferrers,
  ReferralSettingsRequest,
  ReferralStatusRequest,
} from '../../http/admin-referrals';
import {
  ContactRequest,
  ReceivedResponse,
  ReferralLinkRequest,
  ReferralLinkResponse,
  ReferralRequest,
} from '../../http/community';
import { open, route, staff } from '../route';

export const submitContactRoute = route({
  id: 'identity.submitContact',
  method: 'POST',
  path: '/api/contact',
  summary: 'Takes a message of the contact form; an acknowledgement is sent.',
  access: open('anybody may write to us'),
  body: ContactRequest,
  answers: { 201: ReceivedResponse },
  problems: ['400 community.missing_information', '429 submissions.too_many'],
});

export const submitReferralRoute = route({
  id: 'identity.submitReferral',
  method: 'POST',
  path: '/api/referrals',
  summary:
    'Takes a referral. One that is known already, or comes to nothing, is answered like any other: nobody learns who is known here.',
  access: open('anybody may refer a restaurant'),
  body: ReferralRequest,
  answers: { 201: ReceivedResponse },
  problems: [
    '400 community.missing_emails',
    '409 community.self_referral',
    '409 community.programme_paused',
    '429 submissions.too_many',
  ],
});

export const giveReferralLinkRoute = route({
  id: 'identity.giveReferralLink',
  method: 'POST',
  path: '/api/referrals/link',
  summary: 'The code of a referrer’s link, the same each time.',
  access: open('anybody may refer restaurants'),
  body: ReferralLinkRequest,
  answers: { 200: ReferralLinkResponse },
  problems: ['409 community.programme_paused', '429 submissions.too_many'],
});

export const listContactMessagesRoute = route({
  id: 'identity.listContactMessages',
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'The messages of the contact form.',
  access: staff('contact-messages.read'),
  query: AdminContactMessagesQuery,
  answers: { 200: AdminContactMessages },
});

export const showContactMessageRoute = route({
  id: 'identity.showContactMessage',
  method: 'GET',
  path: '/api/admin/contact-messages/:messageId',
  summary: 'One message, with all that staff did about it.',
  access: staff('contact-messages.read'),
  answers: { 200: AdminContactMessageDetail },
  problems: ['404 community.message_not_found'],
});

export const handleContactMessageRoute = route({
  id: 'identity.handleContactMessage',
  method: 'PATCH',
  path: '/api/admin/contact-messages/:messageId',
  summary: 'Notes what was done about a message; answers are written by e-mail, in the staff’s own program.',
  access: staff('contact-messages.change'),
  body: ContactStateRequest,
  answers: { 200: AdminContactMessageDetail },
  problems: ['404 community.message_not_found'],
});

export const listReferralsRoute = route({
  id: 'identity.listReferrals',
  method: 'GET',
  path: '/api/admin/referrals',
  summary: 'Who referred which restaurant, and how far it came.',
  access: staff('referrals.read'),
  query: AdminReferralsQuery,
  answers: { 200: AdminReferrals },
});

export const showReferralStatisticsRoute = route({
  id: 'identity.showReferralFigures',
  method: 'GET',
  path: '/api/admin/referrals/figures',
  summary: 'What the referrals came to.',
  access: staff('referrals.read'),
  answers: { 200: AdminReferralFigures },
});

export const listTopReferrersRoute = route({
  id: 'identity.listTopReferrers',
  method: 'GET',
  path: '/api/admin/referrals/top',
  summary: 'The ten with the most restaurants that signed up.',
  access: staff('referrals.read'),
  answers: { 200: AdminTopReferrers },
});

export const listReferralActivityRoute = route({
  id: 'identity.listReferralActivity',
  method: 'GET',
  path: '/api/admin/referrals/activity',
  summary: 'What happened with referrals, newest first.',
  access: staff('referrals.read'),
  query: AdminListQuery,
  answers: { 200: AdminReferralActivity },
});

export const moveReferralRoute = route({
  id: 'identity.moveReferral',
  method: 'PATCH',
  path: '/api/admin/referrals/:referralId/status',
  summary: 'Gives a referral another status; it is paid by the record of its payout and by nothing else.',
  access: staff('referrals.change'),
  body: ReferralStatusRequest,
  answers: { 200: AdminReferral },
  problems: ['404 community.referral_not_found', '409 community.payout_needed', '409 community.referral_paid'],
});

export const showReferralSettingsRoute = route({
  id: 'identity.showReferralSettings',
  method: 'GET',
  path: '/api/admin/referrals/settings',
  summary: 'How the referral programme is run.',
  access: staff('referrals.read'),
  answers: { 200: AdminReferralSettings },
});

export const changeReferralSettingsRoute = route({
  id: 'identity.changeReferralSettings',
  method: 'PUT',
  path: '/api/admin/referrals/settings',
  summary: 'Changes how the referral programme is run; paused, it takes no referrals.',
  access: staff('referrals.change'),
  body: ReferralSettingsRequest,
  answers: { 200: AdminReferralSettings },
});
