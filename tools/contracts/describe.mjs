import fs from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '../platform/contract-sources.mjs';
import { loadTopology } from '../platform/topology.mjs';

/** @typedef {{ name: string, says: string, file: string }} Described */

/** What the comment above a definition says, in one line. @param {string} source @param {number} before */
function commentAbove(source, before) {
  const text = source.slice(0, before);
  const begin = text.lastIndexOf('/**');
  const end = text.lastIndexOf('*/');
  if (begin === -1 || end < begin || !/^\s*$/.test(text.slice(end + 2))) return '';
  return text
    .slice(begin + 3, end)
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * @param {string} folder @param {RegExp} name finds a definition, and in its first group its name @returns
 * {Described[]}
 */
function described(folder, name) {
  const root = path.join(CONTRACTS, folder);
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.v\d+\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      const found = name.exec(source);
      return found?.[1]
        ? [
            {
              name: found[1],
              says: commentAbove(source, source.lastIndexOf('export const', found.index)),
              file: `${folder}/${file}`,
            },
          ]
        : [];
    });
}

/** @param {readonly string[]} names */
const listed = (names) => (names.length > 0 ? names.join(', ') : 'nobody');

/** All events and calls, by who owns them, as a page of the docs. @returns {string} */
export function describeContracts() {
  const { SERVICES, TOPOLOGY } = loadTopology();
  const events = described('events', /defineEvent\(\s*'([^']+)'/);
  const calls = described('rpc', /subject: '([^']+)'/);
  const link = (/** @type {Described} */ { name, file }) => `[\`${name}\`](../libs/contracts/src/${file})`;
  const tables = SERVICES.map((service) => {
    const own = ({ name = '' }) => name.startsWith(`${service}.`);
    const eventRows = events
      .filter(own)
      .map(
        (event) =>
          `| ${link(event)} | ${listed(SERVICES.filter((other) => TOPOLOGY[other].consumes.some(({ type }) => type === event.name)))} | ${event.says} |`,
      );
    const callRows = calls
      .filter(own)
      .map(
        (call) =>
          `| ${link(call)} | ${listed(SERVICES.filter((other) => TOPOLOGY[other].asks.includes(call.name)))} | ${call.says} |`,
      );
    return [
      `## ${service}`,
      eventRows.length > 0 && `| event | read by | |\n|---|---|---|\n${eventRows.join('\n')}`,
      callRows.length > 0 && `| call | asked by | |\n|---|---|---|\n${callRows.join('\n')}`,
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return `${INTRODUCTION}\n\n${tables.join('\n\n')}\n`;
}

const INTRODUCTION = `# Contracts

What services say to each other, by owner. This page is made from the sources by \`npm run contracts:release\`.

## How a contract is changed

Builds of before and after run side by side, and an event that lies on a stream is read by a build that is newer than it. So:

- **Add optional fields.** A reader must do without them until every writer is released.
- **Never** make a field required, take one away, give it another name, or let it take less or more values in an event, a reply or an answer.
- **Never** move a route to another address or method, ask for a right it did not need, or answer by another status: pages of before call it. A route beside it is free.
- What a request takes may grow. Who sends the new part waits until the service that takes it is everywhere.
- Everything else is a new version beside the old one: \`…v2\` is published beside \`…v1\`, readers move one after the other, and the v1 goes when no running build reads it:
  out of the sources, and \`npm run contracts:release -- --retire …v1\`.

### A worked example: \`notify.reply.received\`, from v1 to v2

A restaurant answers the text about an order. The v1 said \`accept\`, \`accept_later\` (a quarter of an hour) or \`reject\`. Restaurants want to name the minutes: "2 40". An enumeration of an event cannot
grow, and a number beside \`accept_later\` would mean nothing to a reader of before. Three releases, each a commit that can be read in the history of
[the v2](../libs/contracts/src/events/notify/reply-received.v2.ts):

| release | commit | what runs meanwhile |
|---|---|---|
| 1. The writer writes both | \`notify: an answer by text is published as v2 too\`: schema, sample and topology of the v2; notify appends both in its transaction; \`npm run contracts:release\` | Ordering reads the v1 |
| 2. The reader reads both | \`ordering: replies by text are read as v2 too\`, with a test that sends one reply in both versions | Builds of ordering side by side. Whichever version is second finds the order answered and does nothing: who moves to a v2 needs such a rule, or one key for both. Going back is safe |
| 3. The v1 goes, and what only the v2 can say comes | \`notify: the v1 of an answer by text is gone, and "2 40" says the minutes\`; \`npm run contracts:release -- --retire notify.reply.received.v1\` | No build of before release 2 runs or is gone back to. What lies on the stream as v1 is read by nobody and ends with the stream's age. Its durable is taken away by \`nats consumer rm NOTIFY ordering-on-reply-received-v1\` |

The order is always: writer of both, readers of both, end of the old one; only the last shows something new to people. The first two give the broker's rights
(\`deploy/nats/nats.conf\` is put in place before the release), the last takes some (after it). A release that gives and takes is two releases.

\`npm run contracts:check\` compares the sources with \`libs/contracts/released/\`, what was recorded by \`npm run contracts:release\` last, and says of each break what to do instead;
\`npm test\` does the same. What only code checks (\`refine\`) is not compared. Samples of the last two releases are read by the present schemas in each run, and the shell's contract with remotes
(\`released/host.v1.d.ts\`) is held by types.

\`npm run hooks\` has git run the check before each commit that changes \`libs/contracts\`, in this clone; nothing switches it on by itself. \`git config --unset core.hooksPath\` takes it back,
and \`git commit --no-verify\` passes it once.`;
