export * from './api-error';
export * from './browser-storage';
export { call, queryOf, type CallRequest } from './call';
export * from './clipboard';
export * from './document-title';
export * from './event-stream';
export * from './format';
export { clearOwnerSession as forgetOwnerSession, isOwnerSignedIn, noteOwnerSignedIn } from './owner-session';
export * from './kept-language';
export * from './page-languages';
export { isMissingScript } from './missing-script';
export * from './query-client';
export * from './random-key';
export * from './remote-root';
export { addressAt, addressOf, type AnyPlace, type Given, type Place } from './route-address';
export { eventsOf } from './route-events';
export * from './telephone';
export * from './save-file';
export * from './share-window';
export { mayStaff } from './staff-rights';
export { hasFields, parseJson, textsIn } from './stored-json';
export { UnreadableAnswerError } from './unreadable-answer';
export { callWithProgress } from './call-with-progress';
export * from './use-event-stream';
export * from './use-filters';
export * from './use-typed-search';
export * from './week-summary';
export * from './with-query';
export * from './zone-clock';
export {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
