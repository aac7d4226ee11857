import { z } from 'zod';
import {
  AdminDeadLetter,
  AdminDeadLetters,
  DiscardDeadLetterRequest,
  ReplayDeadLettersRequest,
  ReplayedDeadLetter,
  ReplayedDeadLetters,
} from '../http/admin-dead-letters';
import { AdminListQuery } from '../http/admin-list';
import { AdminOperations } from '../http/admin-operations';
import { SERVICES } from '../topology';
import { nothing, route, staff } from './route';

/*
 * What every service answers of itself. Each has its own service in the path, and only that.
 */

const service = z.enum(SERVICES);
const sequence = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const showOperationsRoute = route({
  id: 'operations.showOperations',
  method: 'GET',
  path: '/api/admin/operations/:service',
  summary: 'How a service is doing now.',
  access: staff('operations.read'),
  params: { service },
  answers: { 200: AdminOperations },
});

export const listDeadLettersRoute = route({
  id: 'operations.listDeadLetters',
  method: 'GET',
  path: '/api/admin/dead-letters/:service',
  summary: 'Messages that a service could not handle and set aside, oldest first.',
  access: staff('dead-letters.read'),
  params: { service },
  query: AdminListQuery,
  answers: { 200: AdminDeadLetters },
});

export const showDeadLetterRoute = route({
  id: 'operations.showDeadLetter',
  method: 'GET',
  path: '/api/admin/dead-letters/:service/:sequence',
  summary: 'One of them, with its event; what could be of a person is masked.',
  access: staff('dead-letters.read'),
  params: { service, sequence },
  answers: { 200: AdminDeadLetter },
  problems: ['404 dead_letter.not_found'],
});

export const replayDeadLettersRoute = route({
  id: 'operations.replayDeadLetters',
  method: 'POST',
  path: '/api/admin/dead-letters/:service/replay',
  summary:
    'Hands several of them to the one who had set them aside: those that are named, or all in as many calls as it takes.',
  access: staff('dead-letters.replay'),
  params: { service },
  body: ReplayDeadLettersRequest,
  answers: { 202: ReplayedDeadLetters },
});

export const replayDeadLetterRoute = route({
  id: 'operations.replayDeadLetter',
  method: 'POST',
  path: '/api/admin/dead-letters/:service/:sequence/replay',
  summary: 'Hands one to who had set it aside, under its first id.',
  access: staff('dead-letters.replay'),
  params: { service, sequence },
  answers: { 202: ReplayedDeadLetter },
  problems: ['404 dead_letter.not_found'],
});

export const discardDeadLetterRoute = route({
  id: 'operations.discardDeadLetter',
  method: 'POST',
  path: '/api/admin/dead-letters/:service/:sequence/discard',
  summary: 'Discards one; the note says why and stands in the audit log.',
  access: staff('dead-letters.replay'),
  params: { service, sequence },
  body: DiscardDeadLetterRequest,
  answers: { 204: nothing },
  problems: ['404 dead_letter.not_found'],
});
