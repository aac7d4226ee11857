// Whether the canary of a slice answers as well as the builds beside it: node deploy/kubernetes/judge-canary.mjs menu
// --prometheus http://127.0.0.1:9090 [--minutes 15] [--every 15] Ends with 1 as soon as it does not, or where nothing
// is known of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/** From this share of errors on the alert ErrorsHigh would come (deploy/observe/rules.yml). */
const HIGHEST_SHARE = 0.02;
/** What other builds fail of as well is not the canary's fault, but for so much. */
const MORE_THAN_OTHERS = 0.01;
/** Of fewer calls one that fails would say too much. */
const LEAST_CALLS = 50;
/** Calls of probes and of Prometheus itself. */
const PROBES = '/health|/live|/ready|/api/health.*|/metrics';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prometheus: { type: 'string' },
    minutes: { type: 'string', default: '15' },
    every: { type: 'string', default: '15' },
  },
});
const [slice] = positionals;
if (!slice || !values.prometheus) {
  console.error('Name the slice and where Prometheus is: judge-canary.mjs menu --prometheus http://127.0.0.1:9090');
  process.exit(1);
}

/** Calls in the last stretch by track: stable, canary. */
async function calls(stretch, labels) {
  const query = `sum by (track) (increase(chalkboard_http_request_duration_seconds_count{service="${slice}"${labels}}[${stretch}]))`;
  const response = await fetch(new URL(`/api/v1/query?${new URLSearchParams({ query })}`, values.prometheus));
  const { data } = await response.json();
  return Object.fromEntries(data.result.map(({ metric, value: [, count] }) => [metric.track, Number(count)]));
}

const share = ({ errors, all }) => (all > 0 ? errors / all : 0);
const percent = (value) => `${(100 * value).toFixed(1)} %`;

async function look(stretch) {
  const [known, all, errors] = await Promise.all([
    calls(stretch, ''),
    calls(stretch, `,route!~"${PROBES}"`),
    calls(stretch, `,route!~"${PROBES}",status=~"5.."`),
  ]);
  const of = (track) => ({ known: track in known, all: all[track] ?? 0, errors: errors[track] ?? 0 });
  return { canary: of('canary'), stable: of('stable') };
}

const minutes = Number(values.minutes);
const begin = Date.now();
const end = begin + minutes * 60_000;
let seen;
do {
  await sleep(Math.min(Number(values.every) * 1000, Math.max(0, end - Date.now())));
  // Not of a canary before this one; two scrapes at least.
  seen = await look(`${Math.max(60, Math.ceil((Date.now() - begin) / 1000))}s`);
  const { canary, stable } = seen;
  if (canary.all >= LEAST_CALLS && share(canary) > HIGHEST_SHARE && share(canary) > share(stable) + MORE_THAN_OTHERS) {
    console.error(
      `The canary of ${slice} fails ${percent(share(canary))} of ${Math.round(canary.all)} calls, the builds beside it ${percent(share(stable))}.`,
    );
    process.exit(1);
  }
} while (Date.now() < end);

const { canary, stable } = seen;
if (!canary.known) {
  console.error(
    `Prometheus knows no canary of ${slice}: it is not asked for its metrics, or not labelled by its track.`,
  );
  process.exit(1);
}
console.log(
  `The canary of ${slice} failed ${percent(share(canary))} of ${Math.round(canary.all)} calls in ${minutes} minutes, the builds beside it ${percent(share(stable))}.${canary.all < LEAST_CALLS ? ' Too few to say much.' : ''}`,
);
