import type { HostV1, Menu, MenuReview } from '@chalkboard/contracts';
import { ApiError, describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { updateMenu } from '../menu/update-menu';
import { menuKey } from '../menu/use-menu';
import { reviewKey } from '../review-api';
import type { HouseChanges } from './house-rows';

const t = texts.house.failed;

export type SaveHouse = (changes: HouseChanges) => Promise<Menu>;

/**
 * Saves details of the house at once; every page that shows them has them then, with the zones that a new address
 * allows.
 */
export function useSaveHouse({
  host,
  shareId,
  save = (changes) => updateMenu(shareId, changes),
  onSaved,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly save?: SaveHouse;
  onSaved?(menu: Menu): void;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (menu) => {
      queries.setQueryData(menuKey(shareId), menu);
      queries.setQueriesData<MenuReview>({ queryKey: reviewKey(shareId) }, (review) => review && { ...review, menu });
      void queries.invalidateQueries({ queryKey: reviewKey(shareId) });
      onSaved?.(menu);
    },
    onError: (error) =>
      host.toast({
        title: t.title,
        description: describeError(error, error instanceof ApiError ? t.description : error.message),
        variant: 'destructive',
      }),
  });
}
