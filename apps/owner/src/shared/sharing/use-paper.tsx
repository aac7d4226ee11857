import { PAPERS, type Paper } from '@chalkboard/contracts/http/share-choices';
import { usualPaper } from '@chalkboard/menu-rules/shared-files';
import { Field, Select } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.share;

/** The sheet that is printed on, and its choice. @param currency of the menu (ISO 4217) */
export function usePaper(currency: string) {
  const [paper, setPaper] = useState<Paper>(usualPaper(currency));
  const paperChoice = (
    <Field label={t.paper}>
      <Select value={paper} onChange={({ target }) => setPaper(PAPERS.find((one) => one === target.value) ?? paper)}>
        {PAPERS.map((one) => (
          <option key={one} value={one}>
            {t.papers[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
  return { paper, paperChoice };
}
