/** How far the reading of one menu has come; each stage is told when it is entered. */
export type ReadProgress =
  | { readonly stage: 'reading'; readonly pages: { readonly done: number; readonly total: number } }
  | { readonly stage: 'structuring' | 'categorising' | 'formatting' };
