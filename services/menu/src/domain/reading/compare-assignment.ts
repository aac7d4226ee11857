import { leastCostAssignment } from './assignment';

/** Two things that may be one and the same; `score` from 0 to 1 says how much speaks for it. */
export interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

/** Above this many on a side the best of all assignments takes too long; then the surest pair goes first. */
const GLOBAL_LIMIT = 250;

/**
 * Chooses, out of the pairs that are possible, those that together have the highest score; nothing is in two of them.
 */
export function assign(candidates: readonly Candidate[]): Candidate[] {
  return connected(candidates).flatMap((group) => {
    const lefts = [...new Set(group.map(({ left }) => left))];
    const rights = [...new Set(group.map(({ right }) => right))];
    if (Math.max(lefts.length, rights.length) > GLOBAL_LIMIT) return surestFirst(group);
    const byPlace = new Map(group.map((candidate) => [`${candidate.left}:${candidate.right}`, candidate]));
    const costs = lefts.map((left) => rights.map((right) => 1 - (byPlace.get(`${left}:${right}`)?.score ?? -Infinity)));
    return leastCostAssignment(costs, 1).flatMap(({ column }, row) =>
      column === undefined ? [] : (byPlace.get(`${lefts[row]}:${rights[column]}`) ?? []),
    );
  });
}

function surestFirst(candidates: readonly Candidate[]): Candidate[] {
  const lefts = new Set<number>();
  const rights = new Set<number>();
  return [...candidates]
    .sort((a, b) => b.score - a.score)
    .filter(({ left, right }) => !lefts.has(left) && !rights.has(right) && lefts.add(left) && rights.add(right));
}

/** Groups that share nothing: what is chosen in one does not bear on the others. */
function connected(candidates: readonly Candidate[]): Candidate[][] {
  const parent = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(node, root);
    return root;
  };
  for (const { left, right } of candidates) parent.set(rootOf(`l${left}`), rootOf(`r${right}`));
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const root = rootOf(`l${candidate.left}`);
    const group = groups.get(root);
    if (group) group.push(candidate);
    else groups.set(root, [candidate]);
  }
  return [...groups.values()];
}
