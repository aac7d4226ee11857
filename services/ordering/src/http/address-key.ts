/** The key by which network addresses are hashed. */
export const ADDRESS_KEY = Symbol('key of network addresses');
