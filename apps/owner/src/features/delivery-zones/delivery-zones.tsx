import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button, Checkbox } from '@chalkboard/ui';
import { randomKey } from '@chalkboard/web-kit';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { RuleSection } from '../../shared/rules/rule-section';
import { useRule } from '../../shared/rules/use-rule';
import { texts } from '../../texts';
import { ZoneCard } from './zone-card';
import { faultsOf, newZone, toForm, toRule, type DeliveryForm, type ZoneForm } from './zone-form';

const t = texts.deliveryZones;
/** As many as the contract takes. */
const MAX_ZONES = 40;

/** Whether the restaurant delivers, and where for how much. */
export function DeliveryZones({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { currency } = menu;
  const rule = useRule({
    host,
    menu,
    rule: 'delivery',
    toForm: (saved) => toForm(saved, currency),
    toRule: (form: DeliveryForm) => toRule(form, currency),
  });
  const { form } = rule;
  const [openId, setOpenId] = useState<string>();
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const change = (zones: readonly ZoneForm[]) => rule.change({ ...form, zones });
  const add = () => {
    const zone = newZone(randomKey(), currency, form.zones.at(-1));
    change([...form.zones, zone]);
    setOpenId(zone.id);
  };
  const save = () => {
    const wrong = form.zones.find((zone) => Object.keys(faultsOf(zone, form, currency)).length > 0);
    setTried(wrong !== undefined);
    if (!wrong) return rule.save();
    setOpenId(wrong.id);
    // The fields of the zone are drawn first.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <RuleSection
      id="delivery"
      title={t.title}
      text={t.text}
      state={stateOf(toForm(menu.rules?.delivery, currency))}
      unsaved={rule.unsaved}
      saving={rule.saving}
      onSave={save}
      onReset={() => {
        setTried(false);
        rule.reset();
      }}
    >
      <Checkbox
        label={t.offered.label}
        hint={t.offered.hint}
        checked={form.offered}
        onChange={({ target }) => rule.change({ ...form, offered: target.checked })}
      />
      {form.offered && (
        <>
          <p className="text-small text-quiet">{form.zones.length === 0 ? t.none : t.some}</p>
          {form.zones.length > 0 && (
            <ul ref={list} className="grid gap-3">
              {form.zones.map((zone) => (
                <ZoneCard
                  key={zone.id}
                  menu={menu}
                  zone={zone}
                  zones={form.zones}
                  faults={tried ? faultsOf(zone, form, currency) : {}}
                  open={openId === zone.id}
                  onToggle={() => setOpenId(openId === zone.id ? undefined : zone.id)}
                  onChange={(fields) =>
                    change(form.zones.map((other) => (other.id === zone.id ? { ...other, ...fields } : other)))
                  }
                  onRemove={() => change(form.zones.filter(({ id }) => id !== zone.id))}
                />
              ))}
            </ul>
          )}
          {form.zones.length < MAX_ZONES && (
            <Button type="button" className="justify-self-start" onClick={add}>
              <Plus aria-hidden />
              {t.add}
            </Button>
          )}
        </>
      )}
    </RuleSection>
  );
}

function stateOf({ offered, zones }: DeliveryForm): string {
  if (!offered) return t.state.pickupOnly;
  return zones.length === 0 ? t.state.oneFee : t.state.zones({ count: zones.length });
}
