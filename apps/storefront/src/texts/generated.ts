// Written by `npm run texts` from en/*.json and groups.json.
import { textGroups } from '@chalkboard/web-kit/texts';

export interface AllergensTexts {
  readonly heading: string;
  readonly count: {
    readonly contains: (values: { readonly dishes: number; readonly allergens: string | number }) => string;
    readonly mayContain: (values: { readonly dishes: number; readonly allergens: string | number }) => string;
  };
  readonly none: string;
  readonly unstated: (values: { readonly names: string | number }) => string;
  readonly byDish: string;
  readonly withoutExtras: string;
  readonly notStated: string;
  readonly countMore: {
    readonly contains: (values: { readonly dishes: number; readonly allergens: string | number }) => string;
    readonly mayContain: (values: { readonly dishes: number; readonly allergens: string | number }) => string;
  };
  readonly ofDish: {
    readonly contains: (values: { readonly names: string | number }) => string;
    readonly mayContain: (values: { readonly names: string | number }) => string;
    readonly none: string;
  };
}

export interface CheckoutTexts {
  readonly title: string;
  readonly back: string;
  readonly yourOrder: string;
  readonly showLines: string;
  readonly how: string;
  readonly orderType: string;
  readonly pickup: { readonly label: string; readonly free: string };
  readonly delivery: { readonly label: string };
  readonly paymentMethod: string;
  readonly card: string;
  readonly cash: string;
  readonly atCounter: string;
  readonly atDoor: string;
  readonly noPayment: (values: { readonly orderType: string | number }) => string;
  readonly customer: string;
  readonly each: string;
  readonly remove: string;
  readonly removeLine: (values: { readonly name: string | number }) => string;
  readonly subtotal: string;
  readonly deliveryFee: string;
  readonly total: string;
  readonly place: string;
  readonly placing: string;
  readonly terms: string;
  readonly offline: { readonly title: string; readonly text: string; readonly button: string };
  readonly prices: { readonly checking: string; readonly unchecked: string };
  readonly belowMinimum: (values: { readonly minimum: string | number; readonly missing: string | number }) => string;
  readonly lineNotes: {
    readonly add: string;
    readonly edit: (values: { readonly dish: string | number }) => string;
    readonly label: (values: { readonly dish: string | number }) => string;
    readonly left: (values: { readonly count: string | number }) => string;
  };
  readonly lineProblem: {
    readonly heading: string;
    readonly chooseAgain: string;
    readonly orderFor: (values: { readonly time: string | number }) => string;
    readonly chooseAgainFor: (values: { readonly dish: string | number }) => string;
    readonly take: (values: { readonly count: string | number }) => string;
    readonly takeFor: (values: { readonly count: string | number; readonly dish: string | number }) => string;
  };
  readonly unorderable: {
    readonly title: string;
    readonly description: (values: { readonly dish: string | number }) => string;
  };
  readonly times: {
    readonly heading: string;
    readonly asap: string;
    readonly readyAbout: (values: { readonly time: string | number }) => string;
    readonly thereAbout: (values: { readonly time: string | number }) => string;
    readonly later: string;
    readonly laterHint: string;
    readonly noLater: string;
    readonly day: string;
    readonly time: string;
    readonly today: string;
    readonly tomorrow: string;
    readonly chooseTime: string;
    readonly busy: { readonly title: string; readonly text: (values: { readonly minutes: string | number }) => string };
    readonly paused: string;
    readonly closed: string;
    readonly closedButLater: string;
    readonly notTaken: { readonly title: string; readonly description: string };
    readonly needed: { readonly title: string; readonly description: string };
    readonly gone: { readonly title: string; readonly description: string };
  };
  readonly elsewhere: { readonly title: string; readonly description: string };
  readonly waits: { readonly title: string; readonly description: string };
  readonly waitsAlready: { readonly title: string; readonly description: string };
  readonly fields: {
    readonly name: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly email: string;
    readonly address: string;
    readonly notes: string;
  };
  readonly textUpdates: { readonly label: string; readonly hint: string };
  readonly fieldErrors: {
    readonly name: string;
    readonly phone: string;
    readonly noPhone: string;
    readonly email: string;
    readonly address: string;
  };
  readonly refusals: {
    readonly missing: { readonly title: string; readonly description: string };
    readonly address: { readonly title: string; readonly description: string };
    readonly minimum: {
      readonly title: string;
      readonly description: (values: { readonly amount: string | number }) => string;
    };
    readonly payment: {
      readonly title: string;
      readonly description: (values: {
        readonly method: string | number;
        readonly orderType: string | number;
      }) => string;
    };
    readonly phone: { readonly title: string; readonly description: string };
    readonly email: { readonly title: string; readonly description: string };
  };
  readonly allergy: { readonly heading: string; readonly uses: string; readonly confirm: string };
  readonly pricesChanged: string;
  readonly lost: { readonly unknown: string; readonly notTaken: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly waiting: {
    readonly heading: string;
    readonly offline: string;
    readonly sending: string;
    readonly trying: string;
    readonly refused: string;
    readonly tooOld: string;
    readonly takeBack: string;
    readonly review: string;
    readonly send: string;
    readonly summary: (values: { readonly count: number; readonly total: string | number }) => string;
  };
  readonly changed: { readonly heading: string; readonly was: string; readonly now: string; readonly text: string };
  readonly placed: {
    readonly title: string;
    readonly description: (values: { readonly channels: string | number }) => string;
    readonly anyChannel: string;
  };
  readonly toldBy: {
    readonly sms: string;
    readonly whatsapp: string;
    readonly print: string;
    readonly email: string;
    readonly board: string;
    readonly and: string;
  };
}

export interface ChoicesTexts {
  readonly rule: {
    readonly halves: string;
    readonly optional: string;
    readonly optionalUpTo: (values: { readonly max: string | number }) => string;
    readonly one: string;
    readonly exactly: (values: { readonly min: string | number }) => string;
    readonly between: (values: { readonly min: string | number; readonly max: string | number }) => string;
    readonly withFree: (values: { readonly rule: string | number; readonly free: number }) => string;
  };
  readonly dearerHalf: string;
  readonly none: string;
  readonly missing: {
    readonly halves: (values: { readonly count: number }) => string;
    readonly options: (values: { readonly count: number; readonly group: string | number }) => string;
  };
  readonly tooMany: (values: { readonly max: string | number }) => string;
  readonly gone: string;
  readonly within: (values: { readonly group: string | number; readonly option: string | number }) => string;
}

export interface DeliveryTexts {
  readonly postcode: { readonly label: string; readonly hint: string };
  readonly place: {
    readonly label: string;
    readonly hint: string;
    readonly find: string;
    readonly finding: string;
    readonly mine: string;
    readonly found: (values: { readonly label: string | number }) => string;
    readonly here: string;
    readonly addressFirst: string;
    readonly notFound: string;
    readonly noPosition: string;
    readonly unavailable: string;
  };
  readonly fee: { readonly unknown: string; readonly outside: string };
  readonly from: (values: { readonly fee: string | number }) => string;
  readonly fromFree: string;
  readonly beforeDelivery: string;
  readonly plusDelivery: string;
  readonly freeFrom: (values: { readonly amount: string | number; readonly missing: string | number }) => string;
  readonly zone: (values: { readonly name: string | number }) => string;
  readonly switchToPickup: string;
  readonly refusals: {
    readonly 'ordering.delivery_not_offered': { readonly title: string; readonly description: string };
    readonly 'ordering.postcode_required': { readonly title: string; readonly description: string };
    readonly 'ordering.location_required': { readonly title: string; readonly description: string };
    readonly 'ordering.outside_delivery_area': { readonly title: string; readonly description: string };
  };
}

export interface DirectoryTexts {
  readonly title: string;
  readonly titleOf: {
    readonly all: string;
    readonly cuisine: (values: { readonly cuisine: string }) => string;
    readonly state: (values: { readonly state: string | number }) => string;
    readonly both: (values: { readonly cuisine: string; readonly state: string | number }) => string;
  };
  readonly lead: string;
  readonly description: (values: { readonly title: string | number }) => string;
  readonly loading: string;
  readonly found: (values: { readonly count: number }) => string;
  readonly searching: string;
  readonly results: string;
  readonly loadMore: string;
  readonly loadingMore: string;
  readonly shown: (values: { readonly shown: string | number; readonly total: string | number }) => string;
  readonly later: string;
  readonly toBeginning: string;
  readonly filter: {
    readonly label: string;
    readonly search: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly cuisine: string;
    readonly state: string;
    readonly price: string;
    readonly rating: string;
    readonly sort: string;
    readonly all: string;
    readonly more: string;
    readonly less: string;
    readonly atLeast: (values: { readonly stars: number }) => string;
    readonly sorts: { readonly rating: string; readonly reviews: string; readonly name: string };
  };
  readonly card: {
    readonly rating: string;
    readonly reviews: (values: { readonly count: number }) => string;
    readonly noReviews: string;
    readonly address: string;
    readonly hours: string;
    readonly noHours: string;
    readonly call: string;
    readonly price: string;
    readonly viewMenu: string;
    readonly website: string;
  };
  readonly features: {
    readonly vegan: string;
    readonly vegetarian: string;
    readonly gluten_free: string;
    readonly halal: string;
    readonly kosher: string;
    readonly delivery: string;
    readonly online_ordering: string;
    readonly pickup: string;
    readonly allergens_stated: string;
    readonly card_payment: string;
  };
  readonly none: {
    readonly title: string;
    readonly text: string;
    readonly empty: string;
    readonly clear: string;
    readonly signup: string;
  };
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly promotion: { readonly heading: string; readonly text: string; readonly link: string };
  readonly links: {
    readonly home: string;
    readonly main: string;
    readonly footer: string;
    readonly getStarted: string;
    readonly signup: string;
    readonly pricing: string;
    readonly features: string;
    readonly directory: string;
    readonly feedback: string;
    readonly contact: string;
    readonly guide: string;
  };
  readonly foundMany: (values: { readonly count: string | number }) => string;
  readonly cuisines: {
    readonly Italian: string;
    readonly Chinese: string;
    readonly Seafood: string;
    readonly American: string;
    readonly Japanese: string;
    readonly Steakhouse: string;
    readonly Mexican: string;
    readonly Indian: string;
    readonly Other: string;
  };
}

export interface FeedbackTexts {
  readonly title: string;
  readonly home: string;
  readonly lead: string;
  readonly leave: string;
  readonly loading: string;
  readonly unreadable: string;
  readonly retry: string;
  readonly stats: {
    readonly label: string;
    readonly total: string;
    readonly average: string;
    readonly noAverage: string;
    readonly approved: string;
    readonly pending: string;
  };
  readonly removed: {
    readonly none: string;
    readonly some: (values: { readonly count: number; readonly reasons: string | number }) => string;
    readonly reason: (values: { readonly count: string | number; readonly reason: string | number }) => string;
    readonly reasons: {
      readonly spam: string;
      readonly offensive: string;
      readonly not_about_restaurant: string;
      readonly personal_data: string;
      readonly duplicate: string;
      readonly other: string;
    };
  };
  readonly filters: {
    readonly label: string;
    readonly search: string;
    readonly placeholder: string;
    readonly rating: string;
    readonly allRatings: string;
    readonly ratings: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
    };
    readonly status: string;
    readonly allStatuses: string;
    readonly sort: string;
    readonly sorts: {
      readonly newest: string;
      readonly oldest: string;
      readonly highest: string;
      readonly lowest: string;
      readonly helpful: string;
    };
    readonly clear: string;
  };
  readonly statuses: { readonly approved: string; readonly pending: string; readonly flagged: string };
  readonly list: {
    readonly label: string;
    readonly shown: (values: { readonly shown: string | number; readonly total: string | number }) => string;
    readonly more: string;
    readonly loadingMore: string;
    readonly none: { readonly title: string; readonly text: string };
    readonly nothingYet: string;
  };
  readonly card: {
    readonly realOrder: string;
    readonly realOrderHint: string;
    readonly at: (values: { readonly restaurant: string | number }) => string;
    readonly orderTypes: { readonly pickup: string; readonly delivery: string };
    readonly ordered: (values: { readonly date: string | number }) => string;
    readonly voice: (values: { readonly name: string | number }) => string;
    readonly transcript: string;
    readonly transcriptPending: string;
    readonly helpful: string;
    readonly notHelpful: string;
    readonly voteFailed: { readonly title: string; readonly description: string };
  };
  readonly moderation: {
    readonly statusOf: (values: { readonly name: string | number }) => string;
    readonly options: { readonly approved: string; readonly pending: string; readonly flagged: string };
    readonly done: { readonly title: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly form: {
    readonly voice: { readonly title: string; readonly text: (values: { readonly minutes: number }) => string };
    readonly written: { readonly title: string; readonly text: string };
    readonly fromOrder: (values: { readonly restaurant: string | number }) => string;
    readonly name: string;
    readonly nameHint: string;
    readonly email: string;
    readonly emailHint: string;
    readonly restaurant: string;
    readonly rating: string;
    readonly orderType: string;
    readonly noOrderType: string;
    readonly comment: string;
    readonly send: string;
    readonly sending: string;
    readonly sent: (values: { readonly percent: string | number }) => string;
    readonly cancel: string;
    readonly write: string;
    readonly speak: string;
    readonly errors: {
      readonly name: string;
      readonly email: string;
      readonly restaurant: string;
      readonly rating: string;
      readonly comment: string;
    };
    readonly missing: { readonly title: string; readonly description: string };
    readonly badEmail: { readonly title: string; readonly description: string };
    readonly done: { readonly title: string; readonly description: string };
    readonly doneWritten: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
    readonly orderUnreadable: string;
  };
  readonly recorder: {
    readonly label: string;
    readonly idle: (values: { readonly minutes: number }) => string;
    readonly asking: string;
    readonly recording: string;
    readonly unheard: string;
    readonly left: (values: { readonly time: string | number }) => string;
    readonly recorded: (values: { readonly time: string | number }) => string;
    readonly start: string;
    readonly stop: string;
    readonly again: string;
    readonly level: string;
    readonly preview: string;
    readonly denied: { readonly title: string; readonly description: string };
    readonly deniedHint: string;
    readonly missing: { readonly title: string; readonly description: string };
    readonly broken: { readonly title: string; readonly description: string };
    readonly unsupported: string;
  };
}

export interface LocationsTexts {
  readonly region: string;
  readonly choose: string;
  readonly lead: string;
  readonly from: string;
  readonly change: string;
  readonly close: string;
  readonly order: string;
  readonly orderAt: (values: { readonly name: string | number }) => string;
  readonly orderFrom: (values: { readonly name: string | number }) => string;
  readonly stay: string;
  readonly last: string;
  readonly noAddress: string;
  readonly cart: (values: { readonly count: number }) => string;
  readonly leftOut: (values: { readonly names: string | number }) => string;
  readonly moved: (values: { readonly name: string | number }) => string;
  readonly find: {
    readonly legend: string;
    readonly label: string;
    readonly hint: string;
    readonly action: string;
    readonly finding: string;
    readonly position: string;
    readonly noPosition: string;
    readonly missing: string;
    readonly delivers: (values: { readonly name: string | number }) => string;
    readonly fee: (values: { readonly fee: string | number }) => string;
    readonly free: string;
    readonly minimum: (values: { readonly minimum: string | number }) => string;
    readonly closed: string;
    readonly here: string;
    readonly none: string;
    readonly unknown: string;
    readonly failed: string;
  };
}

export interface MenuTexts {
  readonly photo: {
    readonly dish: (values: { readonly name: string | number }) => string;
    readonly cover: (values: { readonly restaurant: string | number }) => string;
  };
  readonly menu: {
    readonly loading: string;
    readonly title: string;
    readonly createNew: string;
    readonly editInfo: string;
    readonly share: string;
    readonly linkCopied: string;
    readonly copyFailed: { readonly title: string; readonly description: string };
    readonly about: string;
    readonly categories: string;
    readonly addToCart: string;
    readonly addDish: (values: { readonly dish: string | number }) => string;
    readonly addedToCart: string;
    readonly inCart: (values: { readonly count: string | number }) => string;
    readonly left: (values: { readonly count: string | number }) => string;
    readonly footer: string;
  };
  readonly published: {
    readonly title: string;
    readonly text: string;
    readonly codeAlt: (values: { readonly link: string | number }) => string;
    readonly share: string;
    readonly copy: string;
    readonly message: (values: { readonly restaurant: string | number }) => string;
    readonly close: string;
  };
  readonly testOrder: { readonly label: string; readonly text: string; readonly leave: string };
  readonly facts: {
    readonly pickup: string;
    readonly pickupIn: (values: { readonly minutes: string | number }) => string;
    readonly delivery: (values: { readonly fee: string | number }) => string;
    readonly deliveryFrom: (values: { readonly fee: string | number; readonly minimum: string | number }) => string;
    readonly deliveryZones: (values: { readonly fee: string | number }) => string;
    readonly free: string;
    readonly minimum: (values: { readonly amount: string | number }) => string;
    readonly paused: string;
    readonly pausedUntil: (values: { readonly time: string | number }) => string;
    readonly never: string;
    readonly more: string;
  };
  readonly dish: {
    readonly open: (values: { readonly dish: string | number }) => string;
    readonly openFailed: { readonly title: string; readonly description: string };
    readonly diets: string;
    readonly prepTime: string;
    readonly sizes: string;
    readonly sizeRequired: string;
    readonly optional: string;
    readonly optionalMost: (values: { readonly max: string | number }) => string;
    readonly note: string;
    readonly noteHint: string;
    readonly addMany: (values: { readonly count: string | number }) => string;
    readonly noteExample: string;
  };
  readonly notOrderable: { readonly soldOut: string; readonly uncertain: string; readonly noPrice: string };
  readonly hours: {
    readonly openUntil: (values: { readonly time: string | number }) => string;
    readonly alwaysOpen: string;
    readonly opens: (values: { readonly when: string | number }) => string;
    readonly today: (values: { readonly time: string | number }) => string;
    readonly tomorrow: (values: { readonly time: string | number }) => string;
    readonly onDay: (values: { readonly day: string | number; readonly time: string | number }) => string;
    readonly closed: string;
    readonly isToday: string;
    readonly daily: string;
    readonly allDay: string;
  };
  readonly withoutScripts: {
    readonly ordering: string;
    readonly call: (values: { readonly phone: string | number }) => string;
  };
  readonly cart: {
    readonly label: string;
    readonly named: (values: { readonly count: number }) => string;
    readonly view: string;
    readonly inNewWindow: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly browse: string;
    readonly items: (values: { readonly count: number }) => string;
  };
  readonly liveCart: {
    readonly heading: string;
    readonly dishes: (values: { readonly count: number }) => string;
    readonly empty: string;
    readonly subtotal: string;
    readonly plusTax: string;
    readonly missing: (values: { readonly amount: string | number }) => string;
    readonly checkout: string;
  };
  readonly filter: {
    readonly label: string;
    readonly search: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly diets: string;
    readonly found: (values: { readonly count: number }) => string;
    readonly none: string;
    readonly noneText: string;
    readonly clear: string;
  };
  readonly options: { readonly close: string; readonly extras: string };
  readonly dietary: {
    readonly heading: string;
    readonly offered: {
      readonly hasVegetarianOptions: string;
      readonly hasVeganOptions: string;
      readonly hasGlutenFreeOptions: string;
      readonly hasHalalOptions: string;
      readonly hasKosherOptions: string;
    };
    readonly uses: string;
    readonly unstated: string;
  };
  readonly allergens: {
    readonly printed: string;
    readonly label: string;
    readonly confirmed: string;
    readonly none: string;
    readonly unstated: string;
    readonly withoutExtras: string;
    readonly contains: string;
    readonly asPrinted: string;
    readonly mayContain: string;
    readonly maybe: (values: { readonly names: string | number }) => string;
    readonly usedInKitchen: string;
    readonly ofDishes: string;
    readonly atDishes: string;
    readonly maybeToo: (values: { readonly names: string | number }) => string;
  };
  readonly language: { readonly label: string; readonly ofPage: string };
  readonly howToOrder: {
    readonly heading: string;
    readonly add: string;
    readonly free: string;
    readonly from: (values: { readonly fee: string | number }) => string;
    readonly choose: {
      readonly both: (values: { readonly fee: string | number }) => string;
      readonly pickup: string;
      readonly delivery: (values: { readonly fee: string | number }) => string;
    };
    readonly pay: (values: { readonly ways: string | number }) => string;
    readonly by: (values: { readonly methods: string | number; readonly place: string | number }) => string;
    readonly methods: { readonly card: string; readonly cash: string };
    readonly places: { readonly both: string; readonly pickup: string; readonly delivery: string };
    readonly none: string;
    readonly minimum: (values: { readonly amount: string | number }) => string;
    readonly checkout: string;
  };
  readonly promotion: {
    readonly heading: string;
    readonly text: (values: { readonly reward: string | number; readonly credit: string | number }) => string;
    readonly share: string;
    readonly refer: string;
    readonly ownMenu: string;
  };
  readonly missing: { readonly title: string; readonly text: string; readonly home: string };
  readonly unreadable: { readonly title: string; readonly text: string; readonly retry: string };
  readonly placedOrders: string;
  readonly placedOrder: (values: { readonly number: string | number }) => string;
  readonly allergenNames: {
    readonly Gluten: string;
    readonly Crustaceans: string;
    readonly Eggs: string;
    readonly Fish: string;
    readonly Peanuts: string;
    readonly Soy: string;
    readonly Milk: string;
    readonly Nuts: string;
    readonly Celery: string;
    readonly Mustard: string;
    readonly Sesame: string;
    readonly Sulphites: string;
    readonly Lupin: string;
    readonly Molluscs: string;
  };
  readonly dietNames: {
    readonly vegetarian: string;
    readonly vegan: string;
    readonly 'gluten free': string;
    readonly 'dairy free': string;
    readonly halal: string;
    readonly kosher: string;
  };
  readonly head: {
    readonly described: (values: {
      readonly restaurant: string | number;
      readonly sections: string | number;
    }) => string;
    readonly alone: (values: { readonly restaurant: string | number }) => string;
  };
}

export interface OwnPageTexts {
  readonly skip: string;
  readonly late: { readonly title: string; readonly text: string; readonly action: string };
  readonly broken: { readonly title: string; readonly text: string; readonly action: string };
}

export interface PaymentTexts {
  readonly tip: string;
  readonly toPay: string;
  readonly refused: string;
  readonly heading: string;
  readonly pay: (values: { readonly amount: string | number; readonly host: string | number }) => string;
  readonly direct: (values: { readonly host: string | number; readonly restaurant: string | number }) => string;
  readonly typeAmount: (values: { readonly amount: string | number; readonly number: string | number }) => string;
  readonly say: string;
  readonly showCode: string;
  readonly hideCode: string;
  readonly codeFor: (values: { readonly host: string | number }) => string;
  readonly codeHint: string;
  readonly codeFailed: string;
  readonly paid: (values: { readonly when: string | number }) => string;
  readonly askBack: string;
  readonly includedRate: (values: { readonly percent: string | number; readonly name: string | number }) => string;
}

export interface TableTexts {
  readonly region: string;
  readonly joining: string;
  readonly lead: string;
  readonly callWaiter: string;
  readonly waiterCalled: string;
  readonly bill: string;
  readonly billAsked: string;
  readonly billCard: string;
  readonly billCash: string;
  readonly payWith: string;
  readonly notCalled: { readonly title: string; readonly description: string };
  readonly tab: (values: { readonly orders: number }) => string;
  readonly order: (values: { readonly number: string | number }) => string;
  readonly status: {
    readonly placed: string;
    readonly accepted: string;
    readonly preparing: string;
    readonly ready: string;
    readonly completed: string;
    readonly rejected: string;
    readonly cancelled: string;
  };
  readonly total: string;
  readonly leave: string;
  readonly close: string;
  readonly over: string;
  readonly reconnecting: string;
  readonly checkout: {
    readonly how: string;
    readonly comesTo: (values: { readonly table: string | number }) => string;
    readonly withTab: string;
    readonly who: string;
    readonly name: string;
    readonly place: (values: { readonly table: string | number }) => string;
    readonly paid: { readonly both: string; readonly table: string; readonly counter: string };
  };
}

export interface TaxesTexts {
  readonly serviceCharge: string;
  readonly tax: string;
  readonly terms: { readonly included: string; readonly added: string };
}

export interface TimesTexts {
  readonly from: (values: { readonly time: string | number }) => string;
  readonly tomorrow: string;
  readonly onDay: (values: { readonly day: string | number; readonly from: string | number }) => string;
  readonly notNow: string;
  readonly until: (values: { readonly name: string | number; readonly time: string | number }) => string;
}

export interface TipTexts {
  readonly heading: string;
  readonly of: (values: { readonly subtotal: string | number }) => string;
  readonly share: (values: { readonly percent: string | number }) => string;
  readonly own: string;
  readonly ownHint: (values: { readonly example: string | number }) => string;
  readonly faults: {
    readonly amount: (values: { readonly example: string | number }) => string;
    readonly tooMuch: (values: { readonly highest: string | number }) => string;
  };
}

export interface TrackingTexts {
  readonly title: string;
  readonly heading: (values: { readonly number: string | number }) => string;
  readonly loading: string;
  readonly reconnecting: string;
  readonly backToMenu: string;
  readonly facts: {
    readonly pickup: string;
    readonly delivery: string;
    readonly table: string;
    readonly placed: (values: { readonly when: string | number }) => string;
  };
  readonly status: {
    readonly placed: string;
    readonly accepted: string;
    readonly preparing: string;
    readonly ready: string;
    readonly out_for_delivery: string;
    readonly completed: string;
    readonly rejected: string;
    readonly cancelled: string;
  };
  readonly statusAtTable: { readonly ready: string; readonly completed: string };
  readonly now: {
    readonly placed: string;
    readonly placedSeen: string;
    readonly accepted: string;
    readonly preparing: string;
    readonly ready: string;
    readonly readyAtTable: string;
    readonly out_for_delivery: string;
    readonly completed: string;
    readonly rejected: string;
    readonly cancelled: string;
  };
  readonly next: {
    readonly placed: { readonly pickup: string; readonly delivery: string; readonly table: string };
    readonly accepted: { readonly pickup: string; readonly delivery: string; readonly table: string };
    readonly preparing: { readonly pickup: string; readonly delivery: string; readonly table: string };
    readonly readyAtTable: string;
    readonly ready: (values: { readonly number: string | number }) => string;
    readonly out_for_delivery: string;
  };
  readonly toPay: (values: { readonly amount: string | number; readonly how: string | number }) => string;
  readonly told: {
    readonly channels: { readonly sms: string; readonly print: string; readonly email: string };
    readonly and: string;
    readonly board: string;
    readonly sent: (values: { readonly channels: string | number }) => string;
    readonly sending: (values: { readonly channels: string | number }) => string;
    readonly failures: { readonly sms: string; readonly print: string; readonly email: string };
    readonly withSuccess: (values: { readonly board: string | number; readonly went: string | number }) => string;
    readonly withFailure: (values: { readonly board: string | number; readonly failures: string | number }) => string;
    readonly boardAlone: (values: { readonly board: string | number }) => string;
    readonly byCustomer: string;
    readonly sentShort: (values: { readonly channels: string | number }) => string;
    readonly failedShort: (values: { readonly failures: string | number }) => string;
    readonly boardShort: string;
  };
  readonly progress: string;
  readonly ahead: string;
  readonly reason: string;
  readonly promised: {
    readonly pickup: (values: { readonly when: string | number }) => string;
    readonly delivery: (values: { readonly when: string | number }) => string;
    readonly table: (values: { readonly when: string | number }) => string;
  };
  readonly expected: {
    readonly pickup: (values: { readonly when: string | number }) => string;
    readonly delivery: (values: { readonly when: string | number }) => string;
    readonly table: (values: { readonly when: string | number }) => string;
  };
  readonly wait: {
    readonly minutes: (values: { readonly count: string | number }) => string;
    readonly anyMinute: string;
    readonly late: string;
  };
  readonly wanted: (values: { readonly when: string | number }) => string;
  readonly unanswered: {
    readonly heading: string;
    readonly text: string;
    readonly noPhone: string;
    readonly call: (values: { readonly phone: string | number }) => string;
  };
  readonly call: (values: { readonly restaurant: string | number }) => string;
  readonly callShort: string;
  readonly pickUpAt: string;
  readonly calendar: string;
  readonly given: {
    readonly heading: string;
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly notes: string;
  };
  readonly lines: string;
  readonly note: string;
  readonly onTicket: string;
  readonly payment: {
    readonly card: string;
    readonly cash: string;
    readonly pickup: (values: { readonly method: string | number }) => string;
    readonly delivery: (values: { readonly method: string | number }) => string;
    readonly table: (values: { readonly method: string | number }) => string;
  };
  readonly paymentLabel: string;
  readonly cancel: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
    readonly done: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly missing: { readonly title: string; readonly text: string; readonly home: string };
  readonly unreadable: { readonly title: string; readonly text: string; readonly retry: string };
  readonly review: { readonly heading: string; readonly text: string; readonly leave: string };
  readonly textUpdates: {
    readonly heading: string;
    readonly agreed: string;
    readonly declined: string;
    readonly stopped: string;
    readonly end: string;
    readonly begin: string;
    readonly on: { readonly title: string; readonly description: string };
    readonly off: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly test: string;
  readonly testText: string;
  readonly myData: string;
  readonly card: { readonly follow: string; readonly see: string };
}

// What is fetched together. A page that names them one by one holds the addresses of no other.
export const menuGroup = {
  en: () => import(/* webpackChunkName: "texts-menu-en" */ './groups.json?menu&en&texts'),
  es: () => import(/* webpackChunkName: "texts-menu-es" */ './groups.json?menu&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-menu-fr" */ './groups.json?menu&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-menu-de" */ './groups.json?menu&de&texts'),
  it: () => import(/* webpackChunkName: "texts-menu-it" */ './groups.json?menu&it&texts'),
};

export const moreGroup = {
  en: () => import(/* webpackChunkName: "texts-more-en" */ './groups.json?more&en&texts'),
  es: () => import(/* webpackChunkName: "texts-more-es" */ './groups.json?more&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-more-fr" */ './groups.json?more&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-more-de" */ './groups.json?more&de&texts'),
  it: () => import(/* webpackChunkName: "texts-more-it" */ './groups.json?more&it&texts'),
};

export const checkoutGroup = {
  en: () => import(/* webpackChunkName: "texts-checkout-en" */ './groups.json?checkout&en&texts'),
  es: () => import(/* webpackChunkName: "texts-checkout-es" */ './groups.json?checkout&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-checkout-fr" */ './groups.json?checkout&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-checkout-de" */ './groups.json?checkout&de&texts'),
  it: () => import(/* webpackChunkName: "texts-checkout-it" */ './groups.json?checkout&it&texts'),
};

export const orderGroup = {
  en: () => import(/* webpackChunkName: "texts-order-en" */ './groups.json?order&en&texts'),
  es: () => import(/* webpackChunkName: "texts-order-es" */ './groups.json?order&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-order-fr" */ './groups.json?order&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-order-de" */ './groups.json?order&de&texts'),
  it: () => import(/* webpackChunkName: "texts-order-it" */ './groups.json?order&it&texts'),
};

export const directoryGroup = {
  en: () => import(/* webpackChunkName: "texts-directory-en" */ './groups.json?directory&en&texts'),
  es: () => import(/* webpackChunkName: "texts-directory-es" */ './groups.json?directory&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-directory-fr" */ './groups.json?directory&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-directory-de" */ './groups.json?directory&de&texts'),
  it: () => import(/* webpackChunkName: "texts-directory-it" */ './groups.json?directory&it&texts'),
};

export const feedbackGroup = {
  en: () => import(/* webpackChunkName: "texts-feedback-en" */ './groups.json?feedback&en&texts'),
  es: () => import(/* webpackChunkName: "texts-feedback-es" */ './groups.json?feedback&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-feedback-fr" */ './groups.json?feedback&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-feedback-de" */ './groups.json?feedback&de&texts'),
  it: () => import(/* webpackChunkName: "texts-feedback-it" */ './groups.json?feedback&it&texts'),
};

/** Fetches the words of groups in the language of the page. */
export const loadTexts = textGroups({
  menu: menuGroup,
  more: moreGroup,
  checkout: checkoutGroup,
  order: orderGroup,
  directory: directoryGroup,
  feedback: feedbackGroup,
});
