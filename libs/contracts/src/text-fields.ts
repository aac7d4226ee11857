/** Which text of a part: what it is called, what describes it, or what is noted besides. */
export const TEXT_FIELDS = ['name', 'description', 'note'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
