import { plainLine } from './plain-line';

/** What a call is about. */
export interface CallAbout {
  readonly restaurantName: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** IANA name. */
  readonly timeZone: string;
}

interface CallTexts {
  /** As voices are chosen by. */
  readonly voice: string;
  ask(restaurant: string, order: string, time: string): string;
  readonly thanks: string;
  readonly bye: string;
}

const TEXTS = {
  en: {
    voice: 'en-US',
    ask: (restaurant, order, time) =>
      `This is an automatic call for ${restaurant}. Order ${order}, placed at ${time}, is waiting for an answer. Press 1 to say that you have seen it.`,
    thanks: 'Thank you. Please answer the order on your board, or by text message.',
    bye: 'No key was pressed. Goodbye.',
  },
  es: {
    voice: 'es-ES',
    ask: (restaurant, order, time) =>
      `Esta es una llamada automática para ${restaurant}. El pedido ${order}, hecho a las ${time}, espera una respuesta. Pulse 1 para decir que lo ha visto.`,
    thanks: 'Gracias. Por favor, responda al pedido en su tablero o por mensaje de texto.',
    bye: 'No se ha pulsado ninguna tecla. Adiós.',
  },
  fr: {
    voice: 'fr-FR',
    ask: (restaurant, order, time) =>
      `Ceci est un appel automatique pour ${restaurant}. La commande ${order}, passée à ${time}, attend une réponse. Appuyez sur 1 pour dire que vous l’avez vue.`,
    thanks: 'Merci. Veuillez répondre à la commande sur votre tableau ou par message.',
    bye: 'Aucune touche n’a été pressée. Au revoir.',
  },
  de: {
    voice: 'de-DE',
    ask: (restaurant, order, time) =>
      `Dies ist ein automatischer Anruf für ${restaurant}. Die Bestellung ${order} von ${time} wartet auf eine Antwort. Drücken Sie die 1, um zu sagen, dass Sie sie gesehen haben.`,
    thanks: 'Danke. Bitte beantworten Sie die Bestellung auf Ihrer Bestelltafel oder per Textnachricht.',
    bye: 'Es wurde keine Taste gedrückt. Auf Wiederhören.',
  },
  it: {
    voice: 'it-IT',
    ask: (restaurant, order, time) =>
      `Questa è una chiamata automatica per ${restaurant}. L’ordine ${order}, fatto alle ${time}, aspetta una risposta. Prema 1 per dire che l’ha visto.`,
    thanks: 'Grazie. Risponda all’ordine sulla sua bacheca o con un messaggio.',
    bye: 'Nessun tasto è stato premuto. Arrivederci.',
  },
} as const satisfies Record<string, CallTexts>;
export type CallLanguage = keyof typeof TEXTS;

/** The language of a call: that of the menu, where calls are written in it, else English. @param tag BCP 47 */
export function callLanguage(tag: string | null | undefined): CallLanguage {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return isKnown(language) ? language : 'en';
}

function isKnown(language: string): language is CallLanguage {
  return Object.hasOwn(TEXTS, language);
}

/** What is said first. The order's number is spelled. */
export function askingWords(language: CallLanguage, about: CallAbout): string {
  const { voice, ask } = TEXTS[language];
  const time = new Intl.DateTimeFormat(voice, { timeStyle: 'short', timeZone: about.timeZone }).format(
    new Date(about.placedAt),
  );
  // Voices read the narrow space of some languages as nothing.
  return ask(plainLine(about.restaurantName), [...about.orderNumber].join(' '), time.replace(/\s/g, ' '));
}

/** Voice and closing words of a language. */
export function callTexts(language: CallLanguage): Pick<CallTexts, 'voice' | 'thanks' | 'bye'> {
  return TEXTS[language];
}
