import type { EditedMenuRules, HostV1, Menu, MenuRules } from '@chalkboard/contracts';
import { ApiError, describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { texts } from '../../texts';
import { updateMenu } from '../menu/update-menu';
import { menuKey, readMenu } from '../menu/use-menu';

const t = texts.rules;

/**
 * A rule as it is edited, beside the one that is saved. `toForm` and `toRule` turn one into the other; a rule that is
 * saved replaces this rule alone, and only where nobody has changed the menu meanwhile.
 */
export function useRule<Key extends keyof MenuRules, Form>({
  host,
  menu,
  rule,
  toForm,
  toRule,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly rule: Key;
  toForm(saved: MenuRules[Key]): Form;
  /** Null switches the rule off. */
  toRule(form: Form): EditedMenuRules[Key];
}) {
  const queries = useQueryClient();
  const saved = toForm(menu.rules?.[rule]);
  const [draft, setDraft] = useState<Form>();
  const form = draft ?? saved;
  const save = useMutation({
    mutationFn: (sent: Form) =>
      updateMenu(menu.shareId, { rules: { [rule]: toRule(sent) }, baseVersion: menu.version }),
    onSuccess: (now) => {
      queries.setQueryData(menuKey(menu.shareId), now);
      setDraft(undefined);
      host.toast(t.saved);
    },
    onError: async (error) => {
      const isChanged = error instanceof ApiError && error.problem?.code === 'menu.changed_meanwhile';
      // What was typed stays; it is saved over the menu as it is now when the button is pressed again.
      if (isChanged) queries.setQueryData(menuKey(menu.shareId), await readMenu(menu.shareId));
      host.toast({
        title: t.failed.title,
        description: isChanged ? t.changed : describeError(error, t.failed.description),
        variant: 'destructive',
      });
    },
  });
  return {
    form,
    unsaved: draft !== undefined && JSON.stringify(draft) !== JSON.stringify(saved),
    saving: save.isPending,
    change: (next: Form) => setDraft(next),
    reset: () => setDraft(undefined),
    save: () => save.mutate(form),
  };
}
