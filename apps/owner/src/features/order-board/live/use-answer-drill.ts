import type { HostV1 } from '@chalkboard/contracts';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import type { BoardApi } from './board-api';

const t = texts.drills;

/** Says that somebody is there, which ends the pause of a drill; a failure is told. The board shows it by itself. */
export function useAnswerDrill(api: BoardApi, host: HostV1) {
  return useMutation({
    mutationFn: () => api.answerDrill(),
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
}
