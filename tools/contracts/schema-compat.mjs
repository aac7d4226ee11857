/**
 * Whether everything that one JSON Schema takes is taken by another: for the keywords that our contracts come out as.
 */

/** @typedef {import('./contract-shapes.mjs').Shape} Shape */
/**
 * @typedef {{ at: string, kind: 'missing' | 'values' | 'type' | 'limit' | 'unknown-field', detail: string }} Fault
 * `at`: the field, as "lines[].total"; "" for the whole
 */

/** Limits below which, and above which, nothing is taken. */
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const LIMIT = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** What is the same or is not. */
const EXACT = ['pattern', 'format', 'multipleOf'];

/** @param {string} at @param {string} name */
export const fieldOf = (at, name) => (at ? `${at}.${name}` : name);

/** @param {Shape} shape @returns {unknown[] | undefined} the only values that it takes */
const valuesOf = (shape) => ('const' in shape ? [shape.const] : shape.enum);

/** @param {Shape} shape @returns {Shape[] | undefined} */
const choicesOf = (shape) =>
  shape.anyOf ??
  shape.oneOf ??
  (Array.isArray(shape.type) ? shape.type.map((/** @type {string} */ type) => ({ ...shape, type })) : undefined);

/** @param {unknown} value */
const typeOf = (value) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** @param {string | undefined} wide @param {string | undefined} narrow */
const holds = (wide, narrow) => wide === undefined || wide === narrow || (wide === 'number' && narrow === 'integer');

/**
 * What keeps `wide` from taking all that `narrow` takes; nothing when it does.
 * @param {Shape} wide @param {Shape} narrow @param {string} [at] @returns {Fault[]}
 */
export function faultsOf(wide, narrow, at = '') {
  const narrower = choicesOf(narrow);
  if (narrower) return narrower.flatMap((choice) => faultsOf(wide, choice, at));
  const wider = choicesOf(wide);
  if (wider) {
    const each = wider.map((choice) => faultsOf(choice, narrow, at));
    return each.some((faults) => faults.length === 0) ? [] : nearest(each, at, narrow);
  }
  const [few, many] = [valuesOf(narrow), valuesOf(wide)];
  if (many) {
    const left = few?.filter((value) => !many.includes(value));
    if (left?.length === 0) return [];
    return [
      {
        at,
        kind: 'values',
        detail: left
          ? left.map((value) => JSON.stringify(value)).join(', ')
          : `other values than ${many.map((value) => JSON.stringify(value)).join(', ')}`,
      },
    ];
  }
  if (few)
    return few.every((value) => holds(wide.type, typeOf(value)))
      ? []
      : [{ at, kind: 'type', detail: few.map((value) => JSON.stringify(value)).join(', ') }];
  if (!holds(wide.type, narrow.type)) return [{ at, kind: 'type', detail: narrow.type ?? 'anything' }];
  return [...limitFaults(wide, narrow, at), ...fieldFaults(wide, narrow, at), ...itemFaults(wide, narrow, at)];
}

/**
 * The choice that lacks least says best what is wrong. @param {Fault[][]} each @param {string} at @param {Shape} narrow
 * @returns {Fault[]}
 */
function nearest(each, at, narrow) {
  const inside = each
    .filter((faults) => faults.every(({ kind, at: where }) => kind !== 'type' || where !== at))
    .sort((a, b) => a.length - b.length)[0];
  return inside ?? [{ at, kind: 'type', detail: narrow.type ?? JSON.stringify(valuesOf(narrow)) }];
}

/** @param {Shape} wide @param {Shape} narrow @param {string} at @returns {Fault[]} */
function limitFaults(wide, narrow, at) {
  const beyond = (/** @type {string} */ key, /** @type {boolean} */ isBeyond) =>
    isBeyond
      ? [
          {
            at,
            kind: /** @type {const} */ ('limit'),
            detail: `${key} ${wide[key]}${narrow[key] === undefined ? '' : ` instead of ${narrow[key]}`}`,
          },
        ]
      : [];
  return [
    ...LEAST.flatMap((key) => beyond(key, wide[key] !== undefined && !(narrow[key] >= wide[key]))),
    ...LIMIT.flatMap((key) => beyond(key, wide[key] !== undefined && !(narrow[key] <= wide[key]))),
    ...EXACT.flatMap((key) => beyond(key, wide[key] !== undefined && wide[key] !== narrow[key])),
  ];
}

/** @param {Shape} wide @param {Shape} narrow @param {string} at @returns {Fault[]} */
function fieldFaults(wide, narrow, at) {
  const [fields, theirs] = [wide.properties ?? {}, narrow.properties ?? {}];
  const given = new Set(narrow.required ?? []);
  /** @type {Fault[]} */
  const missing = (wide.required ?? [])
    .filter((/** @type {string} */ name) => !given.has(name))
    .map((/** @type {string} */ name) => ({ at: fieldOf(at, name), kind: 'missing', detail: '' }));
  const own = Object.keys(theirs).flatMap((name) => {
    if (fields[name]) return faultsOf(fields[name], theirs[name], fieldOf(at, name));
    if (wide.additionalProperties === false)
      return [{ at: fieldOf(at, name), kind: /** @type {const} */ ('unknown-field'), detail: '' }];
    return [];
  });
  const [rest, theirRest] = [wide.additionalProperties, narrow.additionalProperties];
  const others =
    rest && typeof rest === 'object' && theirRest && typeof theirRest === 'object'
      ? faultsOf(rest, theirRest, `${at}{}`)
      : [];
  const names =
    wide.propertyNames && narrow.propertyNames ? faultsOf(wide.propertyNames, narrow.propertyNames, `${at}{}`) : [];
  return [...missing, ...own, ...others, ...names];
}

/** @param {Shape} wide @param {Shape} narrow @param {string} at @returns {Fault[]} */
function itemFaults(wide, narrow, at) {
  if (wide.prefixItems)
    return wide.prefixItems.flatMap((/** @type {Shape} */ item, /** @type {number} */ index) =>
      narrow.prefixItems?.[index]
        ? faultsOf(item, narrow.prefixItems[index], `${at}[${index}]`)
        : [{ at: `${at}[${index}]`, kind: 'missing', detail: '' }],
    );
  return wide.items && narrow.items ? faultsOf(wide.items, narrow.items, `${at}[]`) : [];
}
