import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { updateMenu } from '../../shared/menu/update-menu';
import { menuKey } from '../../shared/menu/use-menu';
import { texts } from '../../texts';
import { proposedExtras, withProposal, type ExtrasProposal } from './choice-proposals';

const t = texts.choices.proposal;

/** Printed extras that several dishes share, each offered as one group. */
export function ExtrasProposals({
  host,
  menu,
  disabled,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  /** Something else is not saved yet. */
  readonly disabled: boolean;
}) {
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: (proposal: ExtrasProposal) =>
      updateMenu(menu.shareId, { ...withProposal(menu, proposal, t.group), baseVersion: menu.version }),
    onSuccess: (now) => {
      queries.setQueryData(menuKey(menu.shareId), now);
      host.toast(texts.rules.saved);
    },
    onError: (error) =>
      host.toast({
        title: texts.rules.failed.title,
        description: describeError(error, texts.rules.failed.description),
        variant: 'destructive',
      }),
  });
  const proposals = proposedExtras(menu).slice(0, 5);
  if (proposals.length === 0) return null;
  return (
    <section
      aria-labelledby="extras-proposals"
      className="grid gap-3 rounded-card border border-hairline bg-sunken p-4"
    >
      <h3 id="extras-proposals" className="font-sans text-small font-semibold">
        {t.title}
      </h3>
      <p className="text-caption text-quiet">{disabled ? t.saveFirst : t.hint}</p>
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <li key={proposal.extras.map(({ name }) => name).join()} className="grid gap-2">
            <p className="text-small wrap-anywhere">
              {t.text({ names: proposal.extras.map(({ name }) => name).join(', '), count: proposal.itemIds.length })}
            </p>
            <Button
              className="justify-self-start"
              disabled={disabled || take.isPending}
              onClick={() => take.mutate(proposal)}
            >
              {t.action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
