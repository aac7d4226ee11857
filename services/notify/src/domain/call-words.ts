import type { DrillAbout } from './drill-message';
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
  askDrill(restaurant: string, time: string): string;
  readonly thanks: string;
  readonly drillThanks: string;
  readonly bye: string;
}

const TEXTS = {
  en: {
    voice: 'en-US',
    ask: (restaurant, order, time) =>
      `This is an automatic call for ${restaurant}. Order ${order}, placed at ${time}, is waiting for an answer. Press 1 to say that you have seen it.`,
    askDrill: (restaurant, time) =>
      `This is the opening drill for ${restaurant}, which opens at ${time}. Press 1 to say that somebody is there.`,
    thanks: 'Thank you. Please answer the order on your board, or by text message.',
    drillThanks: 'Thank you. Your restaurant is reached.',
    bye: 'No key was pressed. Goodbye.',
  },
  es: {
    voice: 'es-ES',
    ask: (restaurant, order, time) =>
      `Esta es una llamada automática para ${restaurant}. El pedido ${order}, hecho a las ${time}, espera una respuesta. Pulse 1 para decir que lo ha visto.`,
    askDrill: (restaurant, time) =>
      `Esta es la prueba de apertura de ${restaurant}, que abre a las ${time}. Pulse 1 para decir que hay alguien.`,
    thanks: 'Gracias. Por favor, responda al pedido en su tablero o por mensaje de texto.',
    drillThanks: 'Gracias. Hemos podido contactar con su restaurante.',
    bye: 'No se ha pulsado ninguna tecla. Adiós.',
  },
  fr: {
    voice: 'fr-FR',
    ask: (restaurant, order, time) =>
      `Ceci est un appel automatique pour ${restaurant}. La commande ${order}, passée à ${time}, attend une réponse. Appuyez sur 1 pour dire que vous l’avez vue.`,
    askDrill: (restaurant, time) =>
      `Ceci est le test d’ouverture pour ${restaurant}, qui ouvre à ${time}. Appuyez sur 1 pour dire que quelqu’un est là.`,
    thanks: 'Merci. Veuillez répondre à la commande sur votre tableau ou par message.',
    drillThanks: 'Merci. Votre restaurant est joignable.',
    bye: 'Aucune touche n’a été pressée. Au revoir.',
  },
  de: {
    voice: 'de-DE',
    ask: (restaurant, order, time) =>
      `Dies ist ein automatischer Anruf für ${restaurant}. Die Bestellung ${order} von ${time} wartet auf eine Antwort. Drücken Sie die 1, um zu sagen, dass Sie sie gesehen haben.`,
    askDrill: (restaurant, time) =>
      `Dies ist die Probe vor der Öffnung für ${restaurant}, geöffnet ab ${time}. Drücken Sie die 1, um zu sagen, dass jemand da ist.`,
    thanks: 'Danke. Bitte beantworten Sie die Bestellung auf Ihrer Bestelltafel oder per Textnachricht.',
    drillThanks: 'Danke. Ihr Restaurant ist erreichbar.',
    bye: 'Es wurde keine Taste gedrückt. Auf Wiederhören.',
  },
  it: {
    voice: 'it-IT',
    ask: (restaurant, order, time) =>
      `Questa è una chiamata automatica per ${restaurant}. L’ordine ${order}, fatto alle ${time}, aspetta una risposta. Prema 1 per dire che l’ha visto.`,
    askDrill: (restaurant, time) =>
      `Questa è la prova di apertura per ${restaurant}, che apre alle ${time}. Prema 1 per dire che c’è qualcuno.`,
    thanks: 'Grazie. Risponda all’ordine sulla sua bacheca o con un messaggio.',
    drillThanks: 'Grazie. Il suo ristorante è raggiungibile.',
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
  const time = spokenTime(language, about.placedAt, about.timeZone);
  return TEXTS[language].ask(plainLine(about.restaurantName), [...about.orderNumber].join(' '), time);
}

/** What is said first in an opening drill. */
export function drillWords(language: CallLanguage, { restaurantName, opensAt, timeZone }: DrillAbout): string {
  return TEXTS[language].askDrill(plainLine(restaurantName), spokenTime(language, opensAt, timeZone));
}

function spokenTime(language: CallLanguage, instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(TEXTS[language].voice, { timeStyle: 'short', timeZone });
  // Voices read the narrow space of some languages as nothing.
  return time.format(new Date(instant)).replace(/\s/g, ' ');
}

/** Voice and closing words of a language. */
export function callTexts(language: CallLanguage): Pick<CallTexts, 'voice' | 'thanks' | 'drillThanks' | 'bye'> {
  return TEXTS[language];
}
