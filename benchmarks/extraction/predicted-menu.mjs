/**
 * @typedef {import('./price-trust.mjs').TrustedItem & { dietary: string[], confidence: Record<string, number>, signals:
 * Record<string, number> | undefined }} PredictedItem
 * @typedef {{ categories: { name: string, items: PredictedItem[] }[], unplaced: { text?: string }[], placedShare:
 * number }} PredictedMenu
 */

/** A reading of the menu service as it is scored. @param {any} reading a MenuReading @returns {PredictedMenu} */
export function predictedMenu(reading) {
  return {
    categories: reading.categories.map((/** @type {any} */ category) => ({
      name: category.name ?? '',
      items: category.items.map((/** @type {any} */ item) => ({
        name: item.name,
        description: item.description ?? '',
        price: item.price.text,
        variants: (item.variants ?? []).map((/** @type {any} */ variant) => ({
          label: variant.label,
          price: variant.price.text,
        })),
        addOns: (item.addOns ?? []).map((/** @type {any} */ addOn) => addOn.name),
        dietary: item.dietary ?? [],
        uncertain: item.uncertain,
        hasPriceBox:
          item.variants?.length > 0
            ? item.variants.every((/** @type {any} */ variant) => variant.source ?? item.source.price)
            : Boolean(item.source.price),
        confidence: item.confidence,
        signals: item.signals,
      })),
    })),
    unplaced: reading.print?.unplaced ?? [],
    placedShare: reading.print?.placed ?? 1,
  };
}
