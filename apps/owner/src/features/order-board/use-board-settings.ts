import type { HostV1, OrderingSettings } from '@chalkboard/contracts';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import type { BoardApi } from './live/board-api';

const t = texts.board;

/** Saves how the restaurant works its orders; a failure is told. */
export function useBoardSettings(api: BoardApi, host: HostV1, onSaved: (settings: OrderingSettings) => void) {
  return useMutation({
    mutationFn: (settings: OrderingSettings) => api.saveSettings(settings),
    onSuccess: (_, settings) => onSaved(settings),
    onError: (error) =>
      host.toast({
        title: t.settings.failed.title,
        description: describeError(error, t.settings.failed.description),
        variant: 'destructive',
      }),
  });
}
