/**
 * What a measurement of the review (`npm run bench:review`) needs of it: the same functions, so that what is measured
 * is what owners are asked.
 */
export { applyAll } from '../draft/edit-operations';
export { itemsOf } from '../draft/menu-draft';
export { changeItem, deleteItem, duplicateItem } from '../draft/menu-edits';
export { nameSizes } from '../draft/size-names';
export {
  canConfirm,
  confirmItems,
  deleteItems,
  dishOfPrint,
  givePrice,
  givePriceToAll,
  headingOfPrint,
  leaveUnpriced,
} from './answers';
export { asksOf, questionGroups, questionsIn } from './questions';
