/**
 * Local or session storage that may be refused (blocked cookies, a foreign frame): then values live as long as the page
 * does.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function wrap(storage: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Refused: the memory was all there is.
      }
    },
  };
}

export const localStore = wrap(() => window.localStorage);
export const sessionStore = wrap(() => window.sessionStorage);
