// Written by `npm run texts` from en/*.json and groups.json.
import { textGroups } from '@chalkboard/web-kit/texts';

export interface AccountTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly you: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly confirmed: string;
    readonly notConfirmed: string;
    readonly confirmIt: string;
    readonly confirmNamed: (values: { readonly value: string | number }) => string;
    readonly remove: string;
    readonly removeNamed: (values: { readonly value: string | number }) => string;
    readonly confirm: {
      readonly title: (values: { readonly value: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
    readonly removed: { readonly title: string };
    readonly rename: {
      readonly open: string;
      readonly openNamed: (values: { readonly name: string | number }) => string;
      readonly title: string;
      readonly text: string;
      readonly save: string;
      readonly saving: string;
      readonly done: { readonly title: string };
    };
    readonly add: {
      readonly open: string;
      readonly title: string;
      readonly text: string;
      readonly contact: string;
      readonly send: string;
      readonly sending: string;
      readonly confirmTitle: string;
      readonly confirmText: (values: { readonly value: string | number }) => string;
      readonly sent: (values: { readonly value: string | number }) => string;
      readonly valid: (values: { readonly minutes: string | number }) => string;
      readonly code: string;
      readonly codeHint: string;
      readonly confirm: string;
      readonly confirming: string;
      readonly again: string;
      readonly sentAgain: { readonly title: string; readonly description: string };
      readonly done: { readonly title: string; readonly description: string };
    };
    readonly language: {
      readonly title: string;
      readonly asPages: string;
      readonly asPagesIn: (values: { readonly language: string | number }) => string;
      readonly open: string;
      readonly openLabel: string;
      readonly text: string;
      readonly field: string;
      readonly save: string;
      readonly saving: string;
      readonly done: { readonly title: string; readonly description: string };
    };
  };
  readonly business: {
    readonly text: string;
    readonly name: string;
    readonly phone: string;
    readonly phoneFault: string;
    readonly change: string;
    readonly changeNamed: (values: { readonly name: string | number }) => string;
    readonly title: string;
    readonly note: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: { readonly title: string };
  };
  readonly sessions: {
    readonly title: string;
    readonly text: string;
    readonly here: string;
    readonly seen: (values: { readonly at: string | number }) => string;
    readonly since: (values: { readonly at: string | number }) => string;
    readonly end: string;
    readonly endNamed: (values: { readonly device: string | number }) => string;
    readonly endOthers: string;
    readonly ended: { readonly title: string };
    readonly othersEnded: { readonly title: string };
    readonly onlyHere: string;
  };
  readonly team: {
    readonly title: string;
    readonly of: (values: { readonly business: string | number }) => string;
    readonly text: string;
    readonly roles: { readonly owner: string; readonly manager: string; readonly kitchen: string };
    readonly roleHints: { readonly owner: string; readonly manager: string; readonly kitchen: string };
    readonly you: string;
    readonly invited: string;
    readonly again: string;
    readonly againNamed: (values: { readonly name: string | number }) => string;
    readonly sentAgain: { readonly title: string };
    readonly role: (values: { readonly name: string | number }) => string;
    readonly roleChanged: { readonly title: string };
    readonly remove: string;
    readonly removeNamed: (values: { readonly name: string | number }) => string;
    readonly leave: string;
    readonly confirmRemove: {
      readonly title: (values: { readonly name: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
    readonly confirmLeave: {
      readonly title: (values: { readonly business: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
    readonly removed: { readonly title: string };
    readonly invite: string;
    readonly inviteTitle: (values: { readonly business: string | number }) => string;
    readonly inviteText: string;
    readonly name: string;
    readonly contact: string;
    readonly roleLegend: string;
    readonly send: string;
    readonly sending: string;
    readonly sent: { readonly title: string };
  };
  readonly locations: {
    readonly title: string;
    readonly add: string;
    readonly edit: string;
    readonly editNamed: (values: { readonly name: string | number }) => string;
    readonly remove: string;
    readonly removeNamed: (values: { readonly name: string | number }) => string;
    readonly addTitle: string;
    readonly editTitle: string;
    readonly name: string;
    readonly address: string;
    readonly noAddress: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: { readonly title: string };
    readonly removed: { readonly title: string };
    readonly confirm: {
      readonly title: (values: { readonly name: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
  };
  readonly data: {
    readonly title: string;
    readonly text: string;
    readonly download: string;
    readonly downloading: string;
    readonly fileName: string;
  };
  readonly close: {
    readonly title: string;
    readonly text: (values: { readonly days: string | number }) => string;
    readonly open: string;
    readonly question: string;
    readonly what: {
      readonly offline: string;
      readonly kept: (values: { readonly days: string | number }) => string;
      readonly deleted: string;
    };
    readonly confirm: string;
    readonly word: string;
    readonly action: string;
    readonly closing: string;
    readonly waiting: (values: { readonly date: string | number }) => string;
    readonly waitingText: string;
    readonly takeBack: string;
    readonly takingBack: string;
    readonly takenBack: { readonly title: string };
    readonly receipt: string;
    readonly openOrders: (values: { readonly name: string | number; readonly total: number }) => string;
    readonly openOrdersNamed: (values: {
      readonly name: string | number;
      readonly total: number;
      readonly numbers: string | number;
    }) => string;
    readonly openOrdersText: string;
    readonly openOrdersFailed: string;
  };
  readonly receipt: {
    readonly title: string;
    readonly loading: string;
    readonly notFound: { readonly title: string; readonly text: string };
    readonly number: string;
    readonly closed: string;
    readonly gone: string;
    readonly deleted: string;
    readonly reopened: string;
    readonly states: {
      readonly waiting: {
        readonly title: string;
        readonly text: (values: { readonly date: string | number }) => string;
      };
      readonly reopened: { readonly title: string; readonly text: string };
      readonly removed: { readonly title: string; readonly text: string };
    };
    readonly removed: string;
    readonly keep: string;
    readonly copy: string;
    readonly copied: { readonly title: string };
    readonly copyFailed: { readonly title: string; readonly description: string };
    readonly signIn: string;
  };
  readonly archive: {
    readonly title: string;
    readonly text: string;
    readonly open: string;
    readonly openNamed: (values: { readonly business: string | number }) => string;
  };
}

export interface AllergenChartTexts {
  readonly title: string;
  readonly text: string;
  readonly state: (values: { readonly stated: number; readonly dishes: string | number }) => string;
  readonly stated: (values: { readonly stated: string | number; readonly dishes: string | number }) => string;
  readonly statedAll: string;
  readonly missing: (values: { readonly more: number; readonly names: string | number }) => string;
  readonly review: string;
  readonly changedSince: (values: { readonly version: string | number }) => string;
  readonly changes: { readonly added: string; readonly changed: string; readonly removed: string };
  readonly unchanged: (values: { readonly version: string | number }) => string;
  readonly make: (values: { readonly version: string | number }) => string;
  readonly making: string;
  readonly made: {
    readonly title: (values: { readonly version: string | number }) => string;
    readonly description: string;
  };
  readonly failed: { readonly title: string; readonly description: string };
  readonly unread: string;
  readonly retry: string;
  readonly charts: string;
  readonly none: string;
  readonly open: (values: { readonly version: string | number }) => string;
  readonly ofChart: (values: {
    readonly date: string | number;
    readonly stated: string | number;
    readonly dishes: string | number;
  }) => string;
}

export interface ApiTexts {
  readonly title: string;
  readonly of: (values: { readonly business: string | number }) => string;
  readonly back: string;
  readonly text: string;
  readonly open: string;
  readonly openNamed: (values: { readonly business: string | number }) => string;
  readonly beta: string;
  readonly docs: string;
  readonly notOwner: string;
  readonly failed: string;
  readonly loading: string;
  readonly keys: {
    readonly title: string;
    readonly text: string;
    readonly make: string;
    readonly empty: string;
    readonly created: (values: { readonly date: string | number }) => string;
    readonly used: (values: { readonly date: string | number }) => string;
    readonly neverUsed: string;
    readonly expires: (values: { readonly date: string | number }) => string;
    readonly expired: string;
    readonly noExpiry: string;
    readonly revoke: string;
    readonly revokeNamed: (values: { readonly name: string | number }) => string;
    readonly revoked: { readonly title: string; readonly description: string };
    readonly confirm: {
      readonly title: (values: { readonly name: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
    readonly scopes: {
      readonly 'menus:read': string;
      readonly 'menus:write': string;
      readonly 'orders:read': string;
      readonly 'orders:write': string;
      readonly 'figures:read': string;
      readonly 'webhooks:write': string;
    };
    readonly dialog: {
      readonly title: string;
      readonly text: string;
      readonly name: string;
      readonly nameHint: string;
      readonly permissions: string;
      readonly lifetime: string;
      readonly lifetimes: {
        readonly '30': string;
        readonly '90': string;
        readonly '365': string;
        readonly never: string;
      };
      readonly action: string;
      readonly pending: string;
    };
    readonly made: {
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyFailed: string;
      readonly done: string;
    };
  };
  readonly webhooks: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly empty: string;
    readonly events: {
      readonly 'order.placed': string;
      readonly 'order.status_changed': string;
      readonly 'order.corrected': string;
      readonly 'menu.updated': string;
    };
    readonly rotating: (values: { readonly date: string | number }) => string;
    readonly gone: string;
    readonly rotate: string;
    readonly rotateNamed: (values: { readonly url: string | number }) => string;
    readonly remove: string;
    readonly removeNamed: (values: { readonly url: string | number }) => string;
    readonly removed: { readonly title: string; readonly description: string };
    readonly confirmRemove: {
      readonly title: string;
      readonly text: (values: { readonly url: string | number }) => string;
      readonly action: string;
    };
    readonly confirmRotate: {
      readonly title: string;
      readonly text: (values: { readonly url: string | number }) => string;
      readonly action: string;
    };
    readonly dialog: {
      readonly title: string;
      readonly text: string;
      readonly url: string;
      readonly urlHint: string;
      readonly events: string;
      readonly action: string;
      readonly pending: string;
    };
    readonly secret: {
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyFailed: string;
      readonly done: string;
    };
    readonly log: {
      readonly title: string;
      readonly show: string;
      readonly showNamed: (values: { readonly url: string | number }) => string;
      readonly empty: string;
      readonly statuses: { readonly pending: string; readonly delivered: string; readonly failed: string };
      readonly attempts: (values: { readonly count: number }) => string;
      readonly next: (values: { readonly date: string | number }) => string;
      readonly answer: (values: { readonly status: string | number }) => string;
      readonly faults: {
        readonly address_refused: string;
        readonly host_not_found: string;
        readonly no_connection: string;
        readonly no_answer: string;
        readonly redirect: string;
        readonly status: string;
        readonly plan_needed: string;
      };
      readonly replay: string;
      readonly replayNamed: (values: { readonly event: string | number; readonly date: string | number }) => string;
      readonly replayed: { readonly title: string; readonly description: string };
      readonly more: string;
      readonly refresh: string;
    };
  };
}

export interface ArchiveTexts {
  readonly title: string;
  readonly of: (values: { readonly business: string | number }) => string;
  readonly text: string;
  readonly notOwner: string;
  readonly download: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly holds: {
      readonly menus: string;
      readonly pictures: string;
      readonly orders: string;
      readonly figures: string;
      readonly reviews: string;
    };
    readonly without: string;
    readonly starting: string;
    readonly files: (values: { readonly done: string | number; readonly total: string | number }) => string;
    readonly stop: string;
    readonly done: (values: { readonly file: string | number }) => string;
    readonly failed: string;
  };
  readonly bring: {
    readonly title: string;
    readonly text: string;
    readonly file: string;
    readonly choose: string;
    readonly chooseOther: string;
    readonly sending: string;
    readonly opening: string;
    readonly taking: string;
    readonly tooLarge: (values: { readonly megabytes: string | number }) => string;
    readonly failed: string;
    readonly holds: (values: { readonly business: string | number; readonly date: string | number }) => string;
    readonly dishes: (values: { readonly count: number }) => string;
    readonly pictures: (values: { readonly count: number }) => string;
    readonly locationOf: (values: { readonly menu: string | number }) => string;
    readonly here: (values: { readonly menu: string | number }) => string;
    readonly what: (values: { readonly business: string | number }) => string;
    readonly take: (values: { readonly count: number }) => string;
    readonly done: (values: { readonly count: number }) => string;
    readonly draft: string;
    readonly open: string;
    readonly openNamed: (values: { readonly menu: string | number }) => string;
    readonly next: string;
  };
  readonly readme: (values: { readonly business: string | number; readonly date: string | number }) => string;
}

export interface BoardTexts {
  readonly title: string;
  readonly loading: string;
  readonly ringingTitle: (values: { readonly count: number }) => string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly noRight: { readonly title: string; readonly text: string };
  readonly badLink: { readonly title: string; readonly text: string };
  readonly endedLink: { readonly title: string; readonly text: string };
  readonly opening: string;
  readonly nameErased: string;
  readonly linkFailed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly columns: { readonly new: string; readonly kitchen: string; readonly leaving: string; readonly done: string };
  readonly shortColumns: {
    readonly new: string;
    readonly kitchen: string;
    readonly leaving: string;
    readonly done: string;
  };
  readonly columnsLabel: string;
  readonly empty: { readonly new: string; readonly kitchen: string; readonly leaving: string; readonly done: string };
  readonly today: (values: { readonly count: number; readonly revenue: string | number }) => string;
  readonly todayOrders: (values: { readonly count: number }) => string;
  readonly line: {
    readonly lost: string;
    readonly asOf: (values: { readonly time: string | number }) => string;
    readonly again: string;
    readonly now: string;
    readonly waiting: (values: { readonly count: number }) => string;
  };
  readonly sound: {
    readonly on: string;
    readonly blocked: string;
    readonly turnOff: string;
    readonly none: string;
    readonly silent: string;
    readonly test: string;
    readonly testAgain: string;
    readonly ask: string;
    readonly yes: string;
    readonly no: string;
    readonly again: string;
    readonly help: string;
  };
  readonly noPhone: { readonly text: string; readonly action: string };
  readonly heldBack: { readonly text: (values: { readonly count: number }) => string };
  readonly paused: {
    readonly until: (values: { readonly time: string | number }) => string;
    readonly open: string;
    readonly reopen: string;
  };
  readonly busy: (values: { readonly extra: string | number }) => string;
  readonly tools: {
    readonly label: string;
    readonly more: string;
    readonly history: string;
    readonly board: string;
    readonly intake: string;
    readonly soldOut: string;
    readonly enter: string;
    readonly settings: string;
    readonly allDay: string;
    readonly wall: string;
    readonly keys: string;
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
  readonly card: {
    readonly order: (values: { readonly number: string | number }) => string;
    readonly age: (values: { readonly text: string | number }) => string;
    readonly types: { readonly pickup: string; readonly delivery: string };
    readonly pay: { readonly cash: string; readonly card: string };
    readonly payAt: { readonly pickup: string; readonly delivery: string };
    readonly allergy: string;
    readonly allergyOpen: string;
    readonly allergyNote: string;
    readonly allergyNoteOpen: string;
    readonly promised: (values: { readonly time: string | number }) => string;
    readonly promisedDoor: (values: { readonly time: string | number }) => string;
    readonly wished: (values: { readonly time: string | number }) => string;
    readonly late: (values: { readonly count: string | number }) => string;
    readonly byHand: string;
    readonly test: string;
    readonly details: (values: { readonly number: string | number }) => string;
    readonly detailsShort: string;
    readonly note: (values: { readonly text: string | number }) => string;
    readonly acceptIn: (values: { readonly minutes: string | number; readonly number: string | number }) => string;
    readonly acceptAsWanted: (values: { readonly time: string | number; readonly number: string | number }) => string;
    readonly chip: (values: { readonly minutes: string | number }) => string;
    readonly moreLines: (values: { readonly count: string | number }) => string;
    readonly moreLinesOf: (values: { readonly count: string | number; readonly number: string | number }) => string;
    readonly fewerLines: string;
    readonly moreMoves: (values: { readonly number: string | number }) => string;
  };
  readonly messages: {
    readonly channels: {
      readonly sms: string;
      readonly email: string;
      readonly whatsapp: string;
      readonly print: string;
    };
    readonly other: string;
    readonly delivered: (values: { readonly channel: string | number; readonly time: string | number }) => string;
    readonly failed: (values: { readonly channel: string | number; readonly time: string | number }) => string;
    readonly because: (values: { readonly reason: string | number }) => string;
  };
  readonly escalations: {
    readonly second_message: string;
    readonly backup: string;
    readonly tell_customer: string;
    readonly auto_reject: string;
  };
  readonly calls: {
    readonly calling: (values: { readonly time: string | number }) => string;
    readonly answered: (values: { readonly time: string | number }) => string;
    readonly seen: (values: { readonly time: string | number }) => string;
    readonly failed: (values: { readonly time: string | number }) => string;
  };
  readonly moves: {
    readonly accept: string;
    readonly start: string;
    readonly delay: string;
    readonly ready: string;
    readonly dispatch: string;
    readonly complete: string;
    readonly reject: string;
    readonly cancel: string;
  };
  readonly completeBy: { readonly pickup: string; readonly delivery: string };
  readonly moving: {
    readonly accept: string;
    readonly start: string;
    readonly delay: string;
    readonly ready: string;
    readonly dispatch: string;
    readonly complete: string;
    readonly reject: string;
    readonly cancel: string;
  };
  readonly moveOf: (values: { readonly move: string | number; readonly number: string | number }) => string;
  readonly refused: string;
  readonly changed: (values: { readonly what: string | number }) => string;
  readonly changedBy: (values: {
    readonly status: string | number;
    readonly means: string | number;
    readonly time: string | number;
  }) => string;
  readonly delayedBy: (values: { readonly time: string | number; readonly means: string | number }) => string;
  readonly means: {
    readonly checkout: string;
    readonly tracking: string;
    readonly board: string;
    readonly link: string;
    readonly sms: string;
    readonly deadline: string;
  };
  readonly dismiss: string;
  readonly sheet: {
    readonly accept: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly lead: string;
      readonly leadDelivery: string;
      readonly send: (values: { readonly time: string | number }) => string;
      readonly keep: (values: { readonly time: string | number }) => string;
    };
    readonly delay: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly lead: string;
      readonly send: (values: { readonly count: string | number }) => string;
      readonly told: string;
    };
    readonly reject: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly lead: string;
      readonly send: string;
    };
    readonly cancel: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly lead: string;
      readonly send: string;
    };
    readonly minutes: (values: { readonly count: string | number }) => string;
    readonly minutesLegend: string;
    readonly ownMinutes: string;
    readonly reasons: string;
    readonly ownReason: string;
    readonly moreWords: string;
    readonly ends: string;
    readonly read: (values: { readonly reason: string | number }) => string;
  };
  readonly details: {
    readonly title: (values: { readonly number: string | number }) => string;
    readonly test: string;
    readonly customer: string;
    readonly call: (values: { readonly phone: string | number }) => string;
    readonly items: string;
    readonly subtotal: string;
    readonly deliveryFee: string;
    readonly deliveryTo: (values: { readonly zone: string | number }) => string;
    readonly total: string;
    readonly history: string;
    readonly placed: string;
    readonly entered: string;
    readonly newTime: (values: { readonly time: string | number }) => string;
    readonly corrected: string;
    readonly correctedTotal: (values: { readonly before: string | number; readonly after: string | number }) => string;
    readonly print: string;
    readonly correct: string;
    readonly by: { readonly customer: string; readonly restaurant: string; readonly system: string };
    readonly reason: (values: { readonly text: string | number }) => string;
    readonly otherTime: string;
  };
  readonly ticket: {
    readonly cashDue: string;
    readonly cardDue: string;
    readonly allergy: string;
    readonly allergyOpen: string;
    readonly test: string;
    readonly duplicate: string;
  };
  readonly station: {
    readonly title: string;
    readonly text: string;
    readonly choose: string;
    readonly none: string;
    readonly failed: string;
    readonly retry: string;
    readonly shown: (values: { readonly categories: string | number }) => string;
    readonly elsewhere: (values: { readonly dishes: string | number }) => string;
  };
  readonly printAgain: {
    readonly action: string;
    readonly asking: string;
    readonly done: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly history: {
    readonly title: string;
    readonly lead: string;
    readonly empty: { readonly title: string; readonly text: string };
    readonly day: (values: { readonly count: number; readonly revenue: string | number }) => string;
    readonly serviceCharge: (values: { readonly amount: string | number }) => string;
    readonly tax: (values: {
      readonly name: string | number;
      readonly amount: string | number;
      readonly base: string | number;
    }) => string;
    readonly refused: (values: { readonly count: number }) => string;
    readonly more: string;
    readonly loadingMore: string;
    readonly loading: string;
    readonly export: {
      readonly title: string;
      readonly lead: string;
      readonly from: string;
      readonly to: string;
      readonly download: string;
      readonly pending: string;
      readonly done: {
        readonly title: string;
        readonly description: (values: { readonly name: string | number }) => string;
      };
      readonly turned: string;
      readonly failed: { readonly title: string; readonly description: string };
    };
  };
  readonly intake: {
    readonly title: string;
    readonly pause: string;
    readonly pauseText: string;
    readonly pauseFor: (values: { readonly count: string | number }) => string;
    readonly pauseOpen: string;
    readonly reopen: string;
    readonly busy: string;
    readonly busyText: string;
    readonly none: string;
    readonly extra: (values: { readonly count: string | number }) => string;
  };
  readonly settings: {
    readonly title: string;
    readonly prep: string;
    readonly prepHint: string;
    readonly ladder: string;
    readonly ladderText: string;
    readonly secondMessage: string;
    readonly call: string;
    readonly callHint: string;
    readonly callAfter: string;
    readonly backup: string;
    readonly tellCustomer: string;
    readonly ladderOrder: string;
    readonly autoReject: string;
    readonly autoRejectHint: string;
    readonly autoRejectAfter: string;
    readonly backupPhone: string;
    readonly backupEmail: string;
    readonly backupHint: string;
    readonly minutesError: (values: { readonly max: string | number }) => string;
    readonly save: string;
    readonly saving: string;
    readonly saved: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
    readonly links: {
      readonly title: string;
      readonly text: string;
      readonly end: string;
      readonly sure: string;
      readonly confirm: string;
      readonly keep: string;
      readonly ending: string;
      readonly done: { readonly title: string; readonly description: string };
      readonly failed: { readonly title: string; readonly description: string };
    };
  };
  readonly soldOut: {
    readonly title: string;
    readonly lead: string;
    readonly search: string;
    readonly none: string;
    readonly loading: string;
    readonly failed: { readonly title: string; readonly description: string };
    readonly loadFailed: string;
    readonly retry: string;
    readonly out: (values: { readonly count: number }) => string;
    readonly soldOut: string;
    readonly until: {
      readonly legend: (values: { readonly dish: string | number }) => string;
      readonly said: string;
      readonly today: string;
      readonly back: (values: { readonly time: string | number }) => string;
    };
    readonly part: (values: { readonly part: string | number; readonly dish: string | number }) => string;
  };
  readonly enter: {
    readonly title: string;
    readonly lead: string;
    readonly correctTitle: (values: { readonly number: string | number }) => string;
    readonly correctLead: string;
    readonly dishes: string;
    readonly chosen: string;
    readonly nothing: string;
    readonly search: string;
    readonly none: string;
    readonly add: string;
    readonly choose: string;
    readonly addOns: string;
    readonly notes: (values: { readonly name: string | number }) => string;
    readonly remove: string;
    readonly removeLine: (values: { readonly name: string | number }) => string;
    readonly lineProblems: {
      readonly gone: string;
      readonly sizeGone: string;
      readonly extraGone: string;
      readonly size: string;
      readonly extra: string;
      readonly price: string;
      readonly choices: string;
    };
    readonly choose1: string;
    readonly chooseNone: string;
    readonly type: string;
    readonly payment: string;
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly addressNeeded: string;
    readonly nameNeeded: string;
    readonly orderNotes: string;
    readonly minutes: string;
    readonly subtotal: string;
    readonly subtotalHint: string;
    readonly save: string;
    readonly saveCorrection: string;
    readonly saving: string;
    readonly done: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly description: string;
    };
    readonly corrected: {
      readonly title: (values: { readonly number: string | number }) => string;
      readonly description: string;
    };
    readonly failed: string;
    readonly changedMeanwhile: string;
  };
  readonly allergens: {
    readonly contains: (values: { readonly names: string | number }) => string;
    readonly mayContain: (values: { readonly names: string | number }) => string;
    readonly none: string;
    readonly noExtras: string;
    readonly words: {
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
  };
  readonly ages: {
    readonly minutes: (values: { readonly minutes: string | number }) => string;
    readonly hours: (values: { readonly hours: string | number; readonly minutes: string | number }) => string;
    readonly days: (values: { readonly days: string | number }) => string;
  };
  readonly includedRate: (values: { readonly percent: string | number; readonly name: string | number }) => string;
  readonly edge: {
    readonly answer: (values: { readonly minutes: number }) => string;
    readonly ready: (values: { readonly minutes: number }) => string;
    readonly late: (values: { readonly minutes: number }) => string;
  };
  readonly queued: {
    readonly accept: (values: { readonly minutes: string | number }) => string;
    readonly move: (values: { readonly move: string | number }) => string;
    readonly takeBack: string;
  };
  readonly allDay: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    readonly others: string;
    readonly plain: string;
    readonly count: (values: { readonly count: string | number }) => string;
    readonly ticket: (values: { readonly count: string | number; readonly number: string | number }) => string;
  };
  readonly keys: {
    readonly title: string;
    readonly lead: string;
    readonly on: string;
    readonly rows: {
      readonly go: string;
      readonly nextPrevious: string;
      readonly accept: string;
      readonly reject: string;
      readonly start: string;
      readonly ready: string;
      readonly complete: string;
      readonly details: string;
      readonly help: string;
    };
  };
  readonly wall: {
    readonly leave: string;
    readonly awake: string;
    readonly sleeps: string;
    readonly more: (values: { readonly count: string | number }) => string;
    readonly lost: (values: { readonly time: string | number }) => string;
  };
}

export interface ChannelsTexts {
  readonly title: string;
  readonly text: string;
  readonly sms: string;
  readonly smsHint: string;
  readonly whatsApp: string;
  readonly whatsAppHint: string;
  readonly print: string;
  readonly printHint: string;
  readonly language: string;
  readonly languageHint: string;
  readonly languageNotChosen: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly unsaved: string;
  readonly lost: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly stopped: string;
  readonly noNumber: string;
  readonly confirmHow: string;
  readonly stoppedHow: string;
  readonly openChat: string;
  readonly openChatHint: string;
  readonly noChat: string;
  readonly test: {
    readonly send: string;
    readonly sendTo: (values: { readonly what: string | number }) => string;
    readonly sending: string;
    readonly failed: string;
    readonly name: string;
    readonly order: (values: { readonly number: string | number }) => string;
  };
  readonly states: {
    readonly sms: {
      readonly queued: string;
      readonly sent: string;
      readonly delivered: string;
      readonly failed: string;
    };
    readonly print: {
      readonly queued: string;
      readonly sent: string;
      readonly delivered: string;
      readonly failed: string;
    };
    readonly recorded: string;
    readonly again: (values: { readonly reason: string | number }) => string;
  };
  readonly badges: {
    readonly queued: string;
    readonly sent: string;
    readonly delivered: string;
    readonly failed: string;
    readonly recorded: string;
  };
  readonly printers: {
    readonly title: string;
    readonly none: string;
    readonly add: string;
    readonly most: (values: { readonly max: string | number }) => string;
    readonly network: (values: { readonly host: string | number; readonly port: string | number }) => string;
    readonly protocols: { readonly cloudprnt: string; readonly epson: string };
    readonly seen: {
      readonly cloud: (values: { readonly when: string | number }) => string;
      readonly network: (values: { readonly when: string | number }) => string;
    };
    readonly neverSeen: string;
    readonly waiting: (values: { readonly count: number }) => string;
    readonly paper: (values: { readonly mm: string | number }) => string;
    readonly station: {
      readonly legend: string;
      readonly thisStation: string;
      readonly parts: { readonly everything: string; readonly chosen: string; readonly bag: string };
      readonly hints: { readonly everything: string; readonly chosen: string; readonly bag: string };
      readonly dishes: (values: { readonly names: string | number }) => string;
      readonly andMore: (values: { readonly names: string | number; readonly more: string | number }) => string;
      readonly empty: string;
      readonly gone: string;
      readonly bigText: string;
      readonly bigTextHint: string;
      readonly inBigText: string;
      readonly secondLanguage: (values: { readonly language: string | number }) => string;
      readonly secondLanguageHint: string;
      readonly inSecondLanguage: string;
      readonly copies: string;
      readonly times: (values: { readonly copies: number }) => string;
      readonly unassigned: (values: { readonly count: number; readonly printer: string | number }) => string;
    };
    readonly edit: string;
    readonly editNamed: (values: { readonly name: string | number }) => string;
    readonly remove: string;
    readonly removeNamed: (values: { readonly name: string | number }) => string;
    readonly confirmRemove: {
      readonly title: (values: { readonly name: string | number }) => string;
      readonly text: string;
      readonly action: string;
    };
    readonly actionFailed: { readonly title: string; readonly description: string };
    readonly removed: { readonly title: string };
    readonly cancel: string;
    readonly form: {
      readonly addTitle: string;
      readonly editTitle: string;
      readonly name: string;
      readonly nameHint: string;
      readonly nameMissing: string;
      readonly kind: string;
      readonly networkKind: string;
      readonly networkHint: string;
      readonly cloudKind: string;
      readonly cloudHint: string;
      readonly epsonKind: string;
      readonly epsonHint: string;
      readonly cloudOnly: string;
      readonly host: string;
      readonly hostHint: string;
      readonly hostWrong: string;
      readonly port: string;
      readonly portHint: string;
      readonly paper: string;
      readonly letters: string;
      readonly lettersHint: string;
      readonly save: string;
      readonly saving: string;
      readonly added: { readonly title: string; readonly description: string };
      readonly saved: { readonly title: string };
      readonly failed: string;
    };
    readonly letters: {
      readonly standard: string;
      readonly 'chinese-simplified': string;
      readonly 'chinese-traditional': string;
      readonly japanese: string;
      readonly korean: string;
    };
    readonly address: {
      readonly title: string;
      readonly texts: { readonly cloudprnt: string; readonly epson: string };
      readonly label: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyFailed: string;
      readonly done: string;
      readonly renew: string;
      readonly renewNamed: (values: { readonly name: string | number }) => string;
      readonly confirmRenew: {
        readonly title: (values: { readonly name: string | number }) => string;
        readonly text: string;
        readonly action: string;
      };
    };
  };
}

export interface ChoicesTexts {
  readonly title: string;
  readonly text: string;
  readonly state: (values: { readonly groupCount: number; readonly dishCount: number }) => string;
  readonly empty: string;
  readonly add: string;
  readonly unnamed: string;
  readonly summary: (values: {
    readonly rule: string | number;
    readonly options: number;
    readonly dishCount: number;
  }) => string;
  readonly remove: (values: { readonly group: string | number }) => string;
  readonly removeShort: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameNeeded: string;
  readonly kind: string;
  readonly kinds: {
    readonly each: { readonly label: string; readonly note: string };
    readonly halves: { readonly label: string; readonly note: string };
  };
  readonly count: string;
  readonly counts: {
    readonly optional: string;
    readonly one: string;
    readonly upTo: string;
    readonly exactly: string;
    readonly atLeast: string;
    readonly between: string;
  };
  readonly least: string;
  readonly most: string;
  readonly number: string;
  readonly numberFault: (values: { readonly max: string | number }) => string;
  readonly repeats: string;
  readonly free: string;
  readonly freeHint: string;
  readonly freeFault: (values: { readonly max: string | number }) => string;
  readonly options: string;
  readonly noOptions: string;
  readonly addOption: string;
  readonly optionName: (values: { readonly at: string | number }) => string;
  readonly optionNameNeeded: string;
  readonly optionPrice: (values: { readonly option: string | number }) => string;
  readonly free0: string;
  readonly more: (values: { readonly option: string | number }) => string;
  readonly moreShort: string;
  readonly removeOption: (values: { readonly option: string | number }) => string;
  readonly thisOption: string;
  readonly sizePrices: string;
  readonly sizePrice: (values: { readonly option: string | number; readonly size: string | number }) => string;
  readonly isDish: string;
  readonly isDishHint: string;
  readonly noDish: string;
  readonly dishGone: string;
  readonly soldOut: string;
  readonly then: string;
  readonly thenHint: string;
  readonly usedBy: string;
  readonly onDishes: (values: { readonly count: number }) => string;
  readonly search: string;
  readonly noneFound: string;
  readonly allOf: (values: { readonly category: string | number }) => string;
  readonly preview: string;
  readonly rules: {
    readonly optional: string;
    readonly upTo: (values: { readonly max: string | number }) => string;
    readonly one: string;
    readonly exactly: (values: { readonly count: string | number }) => string;
    readonly between: (values: { readonly min: string | number; readonly max: string | number }) => string;
    readonly halves: string;
    readonly free: (values: { readonly count: number; readonly rule: string | number }) => string;
  };
  readonly proposal: {
    readonly title: string;
    readonly text: (values: { readonly count: number; readonly names: string | number }) => string;
    readonly action: string;
    readonly hint: string;
    readonly group: string;
    readonly saveFirst: string;
  };
}

export interface DeliveryZonesTexts {
  readonly title: string;
  readonly text: string;
  readonly state: {
    readonly oneFee: string;
    readonly pickupOnly: string;
    readonly zones: (values: { readonly count: number }) => string;
  };
  readonly offered: { readonly label: string; readonly hint: string };
  readonly none: string;
  readonly some: string;
  readonly add: string;
  readonly remove: (values: { readonly name: string | number }) => string;
  readonly unnamed: string;
  readonly edit: (values: { readonly name: string | number }) => string;
  readonly name: { readonly label: string; readonly hint: string };
  readonly kind: {
    readonly legend: string;
    readonly postcodes: string;
    readonly circle: string;
    readonly polygon: string;
    readonly circleHint: string;
  };
  readonly postcodes: {
    readonly label: string;
    readonly hint: string;
    readonly count: (values: { readonly count: number }) => string;
  };
  readonly centre: { readonly label: string; readonly hint: string; readonly mine: string };
  readonly map: {
    readonly label: string;
    readonly loading: string;
    readonly failed: string;
    readonly circle: string;
    readonly polygon: string;
    readonly keyboard: string;
    readonly centre: string;
    readonly rim: string;
    readonly corner: (values: { readonly number: string | number }) => string;
    readonly removeCorner: (values: { readonly number: string | number }) => string;
    readonly restart: string;
  };
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly find: string;
    readonly finding: string;
    readonly notFound: string;
    readonly failed: string;
  };
  readonly noPosition: string;
  readonly radius: { readonly label: string; readonly shown: (values: { readonly km: string | number }) => string };
  readonly points: {
    readonly label: string;
    readonly hint: string;
    readonly shown: (values: { readonly count: number }) => string;
  };
  readonly fee: (values: { readonly sign: string | number }) => string;
  readonly minimum: (values: { readonly sign: string | number }) => string;
  readonly freeFrom: (values: { readonly sign: string | number }) => string;
  readonly freeFromHint: string;
  readonly minutes: string;
  readonly minutesHint: string;
  readonly summary: (values: { readonly where: string | number; readonly fee: string | number }) => string;
  readonly free: string;
  readonly faults: {
    readonly name: string;
    readonly sameName: string;
    readonly postcodes: string;
    readonly longPostcode: (values: { readonly written: string | number }) => string;
    readonly centre: string;
    readonly radius: string;
    readonly points: string;
    readonly point: (values: { readonly line: string | number }) => string;
    readonly crosses: string;
    readonly flat: string;
    readonly amount: string;
    readonly minutes: string;
  };
}

export interface DeviceMenusTexts {
  readonly title: string;
  readonly failed: string;
  readonly published: string;
  readonly notPublished: string;
  readonly dishes: (values: { readonly count: number }) => string;
  readonly toCheck: (values: { readonly count: string | number }) => string;
  readonly view: string;
  readonly review: string;
  readonly share: string;
  readonly named: (values: { readonly action: string | number; readonly menu: string | number }) => string;
  readonly all: (values: { readonly count: string | number }) => string;
}

export interface DrillsTexts {
  readonly turnOn: string;
  readonly turnOnHint: string;
  readonly minutesBefore: string;
  readonly minutesBeforeError: (values: { readonly least: string | number; readonly most: string | number }) => string;
  readonly alwaysOpenAt: string;
  readonly title: string;
  readonly none: string;
  readonly next: (values: { readonly day: string | number; readonly time: string | number }) => string;
  readonly states: {
    readonly asked: string;
    readonly heard: string;
    readonly unheard: string;
    readonly late: string;
    readonly not_sent: string;
  };
  readonly heard: {
    readonly sms: (values: { readonly after: string | number }) => string;
    readonly call: (values: { readonly after: string | number }) => string;
    readonly print: (values: { readonly after: string | number }) => string;
    readonly board: (values: { readonly after: string | number }) => string;
    readonly press: (values: { readonly after: string | number }) => string;
  };
  readonly minutes: (values: { readonly count: number }) => string;
  readonly channels: { readonly sms: string; readonly print: string };
  readonly messages: { readonly sent: string; readonly failed: string };
  readonly banner: string;
  readonly weAreHere: string;
  readonly failed: { readonly title: string; readonly description: string };
}

export interface EditTexts {
  readonly title: string;
  readonly loading: string;
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
  readonly backToMenu: string;
  readonly preview: string;
  readonly cancel: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: { readonly title: string; readonly description: string };
  readonly savedBefore: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly elsewhere: {
    readonly changed: (values: { readonly count: number; readonly fields: string | number }) => string;
    readonly disputed: (values: { readonly count: number; readonly fields: string | number }) => string;
    readonly load: string;
    readonly theirs: string;
    readonly mine: string;
    readonly refused: { readonly title: string; readonly description: string };
  };
  readonly noRight: {
    readonly title: string;
    readonly text: string;
    readonly signIn: string;
    readonly signedIn: { readonly title: string; readonly text: string };
  };
  readonly restaurant: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly description: string;
    readonly address: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly currency: string;
    readonly currencyHint: string;
    readonly pos: string;
    readonly posHint: string;
  };
  readonly posSystems: {
    readonly none: string;
    readonly square: string;
    readonly toast: string;
    readonly clover: string;
    readonly lightspeed: string;
    readonly revel: string;
    readonly other: string;
  };
  readonly payment: {
    readonly title: string;
    readonly text: string;
    readonly cardPickup: string;
    readonly cashPickup: string;
    readonly cardDelivery: string;
    readonly cashDelivery: string;
  };
  readonly delivery: { readonly title: string; readonly text: string };
  readonly dietary: {
    readonly title: string;
    readonly text: string;
    readonly vegetarian: string;
    readonly vegan: string;
    readonly glutenFree: string;
    readonly halal: string;
    readonly kosher: string;
  };
  readonly allergens: {
    readonly title: string;
    readonly text: string;
    readonly common: string;
    readonly note: string;
    readonly names: {
      readonly Peanuts: string;
      readonly 'Tree Nuts': string;
      readonly 'Dairy/Milk': string;
      readonly Eggs: string;
      readonly Soy: string;
      readonly 'Wheat/Gluten': string;
      readonly Shellfish: string;
      readonly Fish: string;
      readonly Sesame: string;
      readonly Sulfites: string;
      readonly Corn: string;
      readonly Other: string;
    };
  };
  readonly directory: {
    readonly title: string;
    readonly text: string;
    readonly listed: string;
    readonly listedHint: string;
    readonly needsAddress: string;
    readonly cuisine: string;
    readonly cuisineHint: string;
    readonly told: string;
    readonly website: string;
    readonly link: string;
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
  };
}

export interface FrameTexts {
  readonly home: string;
  readonly navigation: string;
  readonly business: string;
  readonly account: string;
  readonly leave: {
    readonly confirm: { readonly title: string; readonly text: string; readonly action: string };
    readonly stay: string;
  };
  readonly cancel: string;
  readonly actionFailed: { readonly title: string; readonly description: string };
  readonly languages: string;
  readonly planNeeded: string;
}

export interface HomeTexts {
  readonly title: string;
  readonly welcome: (values: { readonly name: string | number }) => string;
  readonly calm: string;
  readonly busy: (values: { readonly count: number }) => string;
  readonly nothingYet: string;
  readonly loading: string;
  readonly attention: string;
  readonly menus: {
    readonly title: string;
    readonly unclaimed: string;
    readonly claim: (values: { readonly business: string | number }) => string;
    readonly claimed: { readonly title: string };
    readonly upload: string;
    readonly empty: { readonly title: string; readonly text: string };
    readonly failed: string;
    readonly published: string;
    readonly draft: string;
    readonly dishes: (values: { readonly count: number }) => string;
    readonly today: string;
    readonly revenue: string;
    readonly view: string;
    readonly edit: string;
    readonly orders: string;
    readonly sales: string;
    readonly share: string;
    readonly named: (values: { readonly action: string | number; readonly menu: string | number }) => string;
  };
  readonly needs: {
    readonly unseen: { readonly title: (values: { readonly count: number }) => string; readonly action: string };
    readonly undelivered: { readonly title: (values: { readonly count: number }) => string; readonly action: string };
    readonly smsDown: { readonly title: string; readonly action: string };
    readonly printerDown: { readonly title: (values: { readonly count: number }) => string; readonly action: string };
    readonly uncertain: { readonly title: (values: { readonly count: number }) => string; readonly action: string };
    readonly noPhone: { readonly title: string; readonly action: string };
    readonly unconfirmed: { readonly title: string; readonly action: string };
    readonly notPublished: { readonly title: string; readonly action: string };
  };
  readonly first: {
    readonly title: string;
    readonly progress: (values: { readonly done: string | number; readonly all: string | number }) => string;
    readonly done: string;
    readonly menu: { readonly title: string; readonly text: string; readonly action: string };
    readonly check: { readonly title: string; readonly text: string; readonly action: string };
    readonly phone: { readonly title: string; readonly text: string; readonly action: string };
    readonly publish: { readonly title: string; readonly text: string; readonly action: string };
    readonly share: { readonly title: string; readonly text: string; readonly action: string };
  };
  readonly business: {
    readonly title: string;
    readonly role: { readonly owner: string; readonly manager: string; readonly kitchen: string };
    readonly plan: (values: { readonly plan: string | number }) => string;
    readonly trial: (values: { readonly date: string | number }) => string;
    readonly locations: (values: { readonly count: number }) => string;
    readonly settings: string;
    readonly closes: (values: { readonly date: string | number }) => string;
    readonly none: { readonly title: string; readonly text: string; readonly action: string };
    readonly status: {
      readonly pending: {
        readonly label: string;
        readonly text: (values: { readonly hours: string | number }) => string;
      };
      readonly approved: { readonly label: string; readonly text: string };
      readonly rejected: { readonly label: string; readonly text: string };
      readonly incomplete: { readonly label: string; readonly text: string };
    };
    readonly contact: string;
    readonly rejection: {
      readonly why: (values: { readonly reason: string | number }) => string;
      readonly note: (values: { readonly note: string | number }) => string;
      readonly reasons: {
        readonly not_a_restaurant: string;
        readonly details_missing: string;
        readonly duplicate: string;
        readonly not_reachable: string;
        readonly against_terms: string;
        readonly other: string;
      };
    };
  };
}

export interface HoursTexts {
  readonly title: string;
  readonly text: string;
  readonly when: string;
  readonly always: string;
  readonly limited: string;
  readonly limitedHint: string;
  readonly days: {
    readonly '1': string;
    readonly '2': string;
    readonly '3': string;
    readonly '4': string;
    readonly '5': string;
    readonly '6': string;
    readonly '7': string;
  };
  readonly closed: string;
  readonly add: string;
  readonly addTo: (values: { readonly day: string | number }) => string;
  readonly from: (values: { readonly day: string | number }) => string;
  readonly to: (values: { readonly day: string | number }) => string;
  readonly until: string;
  readonly remove: (values: {
    readonly from: string | number;
    readonly to: string | number;
    readonly day: string | number;
  }) => string;
  readonly nextDay: string;
  readonly allDay: string;
  readonly overlap: string;
  readonly never: string;
  readonly copy: {
    readonly action: (values: { readonly day: string | number }) => string;
    readonly title: (values: { readonly day: string | number }) => string;
    readonly text: string;
    readonly to: string;
    readonly cancel: string;
    readonly confirm: string;
  };
  readonly holidays: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly date: string;
    readonly note: string;
    readonly notePlaceholder: string;
    readonly hours: string;
    readonly nameless: string;
    readonly remove: (values: { readonly day: string | number }) => string;
    readonly repeated: string;
  };
  readonly zone: {
    readonly label: string;
    readonly hint: string;
    readonly here: (values: { readonly zone: string | number }) => string;
    readonly other: string;
    readonly likely: string;
  };
}

export interface HouseTexts {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly rest: string;
  readonly closer: string;
  readonly less: string;
  readonly saving: string;
  readonly settled: string;
  readonly changeSettled: string;
  readonly change: string;
  readonly labels: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly hours: string;
    readonly currency: string;
    readonly timeZone: string;
  };
  readonly missing: { readonly phone: string; readonly address: string; readonly hours: string };
  readonly none: { readonly phone: string; readonly address: string; readonly hours: string };
  readonly onPaper: (values: { readonly label: string | number }) => string;
  readonly page: (values: { readonly page: string | number }) => string;
  readonly right: string;
  readonly rightNamed: (values: { readonly label: string | number }) => string;
  readonly changeNamed: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly hours: string;
    readonly currency: string;
    readonly timeZone: string;
  };
  readonly write: string;
  readonly writeNamed: (values: { readonly label: string | number }) => string;
  readonly weHaveNone: string;
  readonly weHaveNoneNamed: (values: { readonly label: string | number }) => string;
  readonly save: string;
  readonly cancel: string;
  readonly name: { readonly unread: string; readonly heading: (values: { readonly name: string | number }) => string };
  readonly hours: {
    readonly printed: (values: { readonly text: string | number }) => string;
    readonly unclear: string;
    readonly take: string;
    readonly atAnyTime: string;
    readonly set: string;
    readonly words: { readonly closed: string; readonly daily: string; readonly allDay: string };
  };
  readonly currency: { readonly ask: string; readonly why: string; readonly confirm: string };
  readonly timeZone: {
    readonly ask: string;
    readonly now: (values: { readonly time: string | number }) => string;
    readonly other: string;
  };
  readonly failed: { readonly title: string; readonly description: string };
  readonly dialog: {
    readonly title: string;
    readonly text: (values: { readonly name: string | number }) => string;
    readonly label: string;
    readonly action: string;
    readonly pending: string;
  };
}

export interface LiveTexts {
  readonly title: string;
  readonly picture: (values: { readonly page: string | number }) => string;
  readonly page: (values: { readonly number: string | number; readonly total: string | number }) => string;
  readonly lines: (values: { readonly read: string | number; readonly found: string | number }) => string;
  readonly allLines: (values: { readonly found: number }) => string;
  readonly dishes: string;
  readonly none: string;
  readonly count: (values: { readonly count: number }) => string;
  readonly preliminary: string;
}

export interface LocationsTexts {
  readonly title: string;
  readonly loading: string;
  readonly lead: string;
  readonly plan: string;
  readonly linkText: string;
  readonly link: string;
  readonly add: string;
  readonly empty: string;
  readonly main: string;
  readonly states: { readonly draft: string; readonly published: string; readonly closed: string };
  readonly noAddress: string;
  readonly ownPrices: (values: { readonly count: number }) => string;
  readonly prices: string;
  readonly pricesOf: (values: { readonly name: string | number }) => string;
  readonly settings: string;
  readonly settingsOf: (values: { readonly name: string | number }) => string;
  readonly orders: string;
  readonly ordersOf: (values: { readonly name: string | number }) => string;
  readonly publish: string;
  readonly publishNamed: (values: { readonly name: string | number }) => string;
  readonly remove: string;
  readonly removeNamed: (values: { readonly name: string | number }) => string;
  readonly reopen: string;
  readonly reopenNamed: (values: { readonly name: string | number }) => string;
  readonly published: {
    readonly title: (values: { readonly name: string | number }) => string;
    readonly description: string;
  };
  readonly reopened: {
    readonly title: (values: { readonly name: string | number }) => string;
    readonly description: string;
  };
  readonly confirm: {
    readonly title: (values: { readonly name: string | number }) => string;
    readonly text: string;
    readonly action: string;
    readonly cancel: string;
    readonly looking: string;
    readonly noOrders: string;
    readonly openOrders: (values: { readonly total: number; readonly numbers: string | number }) => string;
    readonly failed: string;
  };
  readonly removed: {
    readonly title: (values: { readonly name: string | number }) => string;
    readonly description: string;
  };
  readonly removedTitle: string;
  readonly failed: { readonly title: string; readonly description: string };
  readonly dialog: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly nameHint: string;
    readonly address: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly action: string;
    readonly pending: string;
    readonly cancel: string;
  };
  readonly follows: {
    readonly title: string;
    readonly text: string;
    readonly toMain: string;
    readonly toPrices: string;
    readonly all: string;
  };
  readonly table: {
    readonly lead: string;
    readonly caption: (values: { readonly section: string | number }) => string;
    readonly dish: string;
    readonly mainPrice: string;
    readonly ownPrice: string;
    readonly own: (values: { readonly dish: string | number }) => string;
    readonly reset: string;
    readonly resetOf: (values: { readonly dish: string | number }) => string;
    readonly noPrice: string;
    readonly amountOnly: string;
    readonly search: string;
    readonly none: string;
    readonly save: string;
    readonly saving: string;
    readonly undo: string;
    readonly changed: (values: { readonly count: number }) => string;
    readonly saved: { readonly title: string; readonly description: string };
    readonly choices: string;
  };
}

export interface LookTexts {
  readonly title: string;
  readonly text: string;
  readonly categories: {
    readonly all: string;
    readonly restaurant: string;
    readonly cafe: string;
    readonly 'fine-dining': string;
    readonly 'fast-food': string;
  };
  readonly categoriesLabel: string;
  readonly themes: string;
  readonly swatches: (values: { readonly primary: string | number; readonly secondary: string | number }) => string;
  readonly selected: string;
  readonly inCategory: (values: { readonly category: string | number }) => string;
  readonly none: string;
  readonly ownColoursOnly: string;
  readonly withOwnColours: string;
  readonly backToTheme: string;
  readonly useNone: string;
  readonly colours: {
    readonly title: string;
    readonly text: string;
    readonly primary: string;
    readonly primaryHint: string;
    readonly secondary: string;
    readonly secondaryHint: string;
    readonly pick: (values: { readonly label: string | number }) => string;
    readonly wrong: string;
  };
  readonly reading: {
    readonly title: string;
    readonly text: string;
    readonly good: string;
    readonly corrected: (values: { readonly count: number }) => string;
    readonly goodTheme: string;
    readonly correctedTheme: (values: { readonly count: number }) => string;
    readonly nearest: {
      readonly primary: (values: { readonly colour: string | number }) => string;
      readonly secondary: (values: { readonly colour: string | number }) => string;
    };
    readonly noNearest: { readonly primary: string; readonly secondary: string };
    readonly use: (values: { readonly colour: string | number }) => string;
    readonly taken: (values: { readonly colour: string | number; readonly before: string | number }) => string;
    readonly undo: string;
    readonly all: (values: { readonly count: string | number }) => string;
    readonly scheme: string;
    readonly light: string;
    readonly dark: string;
    readonly always: string;
    readonly night: string;
    readonly pair: (values: { readonly ink: string | number; readonly ground: string | number }) => string;
    readonly fill: (values: { readonly ink: string | number; readonly ground: string | number }) => string;
    readonly says: { readonly AA: string; readonly AAA: string };
    readonly sees: string;
    readonly chosen: string;
    readonly shown: string;
    readonly places: {
      readonly text: string;
      readonly card: string;
      readonly quiet: string;
      readonly price: string;
      readonly heading: string;
      readonly band: string;
      readonly bandMark: string;
      readonly button: string;
      readonly buttonEdge: string;
      readonly link: string;
      readonly focus: string;
    };
    readonly fails: {
      readonly price: string;
      readonly heading: string;
      readonly bandMark: string;
      readonly buttonEdge: string;
    };
    readonly failing: string;
  };
  readonly logo: {
    readonly title: string;
    readonly text: (values: { readonly megabytes: string | number }) => string;
    readonly file: string;
    readonly choose: string;
    readonly replace: string;
    readonly remove: string;
    readonly wrongType: { readonly title: string; readonly description: string };
    readonly tooLarge: {
      readonly title: string;
      readonly description: (values: { readonly megabytes: string | number }) => string;
    };
    readonly tooNarrow: { readonly title: string; readonly description: string };
    readonly damaged: { readonly title: string; readonly description: string };
  };
  readonly preview: {
    readonly named: (values: { readonly restaurant: string | number }) => string;
    readonly unnamed: string;
    readonly cart: string;
    readonly caption: string;
    readonly sampleCaption: string;
  };
  readonly sample: readonly [
    {
      readonly name: string;
      readonly dishes: readonly [
        { readonly name: string; readonly text: string },
        { readonly name: string; readonly text: string },
      ];
    },
    {
      readonly name: string;
      readonly dishes: readonly [
        { readonly name: string; readonly text: string },
        { readonly name: string; readonly text: string },
      ];
    },
  ];
  readonly adjusted: { readonly title: string; readonly text: string };
  readonly looks: {
    readonly restaurant: string;
    readonly 'modern-dark': string;
    readonly 'cafe-warm': string;
    readonly 'pizza-italian': string;
    readonly 'fine-dining': string;
    readonly 'fast-food': string;
  };
}

export interface MenuFrameTexts {
  readonly navigation: string;
  readonly sectionsOf: (values: { readonly tab: string | number }) => string;
  readonly switch: string;
  readonly guestView: string;
  readonly business: string;
  readonly tabs: {
    readonly orders: string;
    readonly menu: string;
    readonly details: string;
    readonly share: string;
    readonly figures: string;
  };
  readonly sections: {
    readonly dishes: string;
    readonly photos: string;
    readonly languages: string;
    readonly diets: string;
    readonly update: string;
    readonly locations: string;
    readonly details: string;
    readonly look: string;
    readonly hours: string;
    readonly ordering: string;
    readonly notifications: string;
    readonly team: string;
    readonly plan: string;
    readonly all: string;
  };
  readonly states: {
    readonly draft: string;
    readonly live: string;
    readonly paused: string;
    readonly pausedUntil: (values: { readonly time: string | number }) => string;
    readonly closed: string;
    readonly closedUntil: (values: { readonly time: string | number }) => string;
    readonly never: string;
  };
  readonly accountGives: {
    readonly label: string;
    readonly team: string;
    readonly plan: string;
    readonly register: string;
    readonly signIn: string;
  };
  readonly planOfOwners: (values: { readonly business: string | number }) => string;
}

export interface PaymentTexts {
  readonly title: string;
  readonly text: string;
  readonly off: string;
  readonly link: {
    readonly turnOn: string;
    readonly turnOnHint: string;
    readonly label: string;
    readonly hint: string;
    readonly places: (values: {
      readonly amount: string | number;
      readonly currency: string | number;
      readonly order: string | number;
      readonly minor: string | number;
    }) => string;
    readonly filled: (values: { readonly host: string | number }) => string;
    readonly host: string;
    readonly disguised: string;
    readonly example: (values: { readonly amount: string | number }) => string;
    readonly try: string;
    readonly withoutAmount: string;
    readonly notShown: string;
    readonly shown: string;
    readonly braces: (values: {
      readonly amount: string | number;
      readonly minor: string | number;
      readonly currency: string | number;
      readonly order: string | number;
    }) => string;
    readonly faults: {
      readonly missing: string;
      readonly long: string;
      readonly notHttps: string;
      readonly hidden: string;
      readonly userInfo: string;
      readonly siteName: string;
      readonly notAddress: string;
      readonly port: string;
      readonly notPublic: string;
    };
  };
  readonly tips: {
    readonly turnOn: string;
    readonly turnOnHint: string;
    readonly label: string;
    readonly hint: string;
    readonly fault: string;
    readonly state: string;
  };
  readonly saved: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly board: {
    readonly paid: string;
    readonly tip: string;
    readonly toPay: string;
    readonly withTip: (values: { readonly tip: string | number }) => string;
    readonly plusTip: (values: { readonly tip: string | number }) => string;
    readonly tips: (values: { readonly amount: string | number }) => string;
    readonly mark: string;
    readonly takeBack: string;
    readonly sending: string;
    readonly since: (values: { readonly time: string | number }) => string;
    readonly open: string;
    readonly marked: string;
    readonly takenBack: string;
    readonly ticket: string;
    readonly byTab: { readonly card: string; readonly cash: string; readonly unpaid: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
}

export interface PhotosTexts {
  readonly title: string;
  readonly linkOf: (values: { readonly dish: string | number }) => string;
  readonly loading: string;
  readonly lead: string;
  readonly formats: (values: { readonly megabytes: string | number }) => string;
  readonly file: (values: { readonly of: string | number }) => string;
  readonly cover: {
    readonly title: string;
    readonly of: string;
    readonly text: string;
    readonly drop: string;
    readonly choose: string;
    readonly alt: string;
  };
  readonly dishes: {
    readonly title: string;
    readonly count: (values: { readonly photographed: number; readonly all: number }) => string;
    readonly search: string;
    readonly none: (values: { readonly words: string | number }) => string;
    readonly alt: (values: { readonly dish: string | number }) => string;
  };
  readonly add: string;
  readonly replace: string;
  readonly remove: string;
  readonly restore: string;
  readonly cut: string;
  readonly named: (values: { readonly action: string | number; readonly of: string | number }) => string;
  readonly letGo: string;
  readonly adding: string;
  readonly added: { readonly title: string; readonly undo: string };
  readonly removed: { readonly title: string; readonly undo: string };
  readonly undone: { readonly title: string };
  readonly wrongType: { readonly title: string; readonly description: string };
  readonly tooLarge: {
    readonly title: string;
    readonly description: (values: { readonly megabytes: string | number }) => string;
  };
  readonly failed: { readonly title: string; readonly description: string };
  readonly cutting: {
    readonly title: string;
    readonly tap: (values: { readonly of: string | number }) => string;
    readonly drag: (values: { readonly of: string | number }) => string;
    readonly page: (values: { readonly number: string | number; readonly total: string | number }) => string;
    readonly previous: string;
    readonly next: string;
    readonly region: (values: { readonly number: string | number }) => string;
    readonly own: string;
    readonly found: string;
    readonly done: string;
    readonly cancel: string;
    readonly opening: string;
    readonly failed: string;
  };
}

export interface PlanTexts {
  readonly title: string;
  readonly of: (values: { readonly business: string | number }) => string;
  readonly text: string;
  readonly beta: string;
  readonly loading: string;
  readonly aMonth: (values: { readonly amount: string | number }) => string;
  readonly standings: {
    readonly waiting: string;
    readonly free: string;
    readonly trial: string;
    readonly active: string;
    readonly paused: string;
  };
  readonly waiting: string;
  readonly paused: string;
  readonly trial: string;
  readonly trialUntil: (values: { readonly date: string | number; readonly left: number }) => string;
  readonly trialEnded: (values: { readonly date: string | number }) => string;
  readonly month: string;
  readonly span: (values: { readonly from: string | number; readonly to: string | number }) => string;
  readonly next: string;
  readonly nextOn: (values: { readonly amount: string | number; readonly date: string | number }) => string;
  readonly balance: string;
  readonly charged: (values: { readonly amount: string | number }) => string;
  readonly inCredit: (values: { readonly amount: string | number }) => string;
  readonly even: string;
  readonly change: string;
  readonly changeNamed: (values: { readonly business: string | number }) => string;
  readonly dialog: {
    readonly title: (values: { readonly business: string | number }) => string;
    readonly to: string;
    readonly trialNote: (values: { readonly count: number }) => string;
    readonly reading: string;
    readonly failed: string;
    readonly retry: string;
    readonly credit: string;
    readonly charge: string;
    readonly together: string;
    readonly nothing: string;
    readonly trialUntil: (values: { readonly date: string | number }) => string;
    readonly next: string;
    readonly noNext: string;
    readonly confirm: string;
    readonly changing: string;
    readonly done: {
      readonly title: string;
      readonly description: (values: { readonly name: string | number }) => string;
    };
  };
  readonly ledger: {
    readonly title: string;
    readonly empty: string;
    readonly failed: string;
    readonly kinds: {
      readonly month: string;
      readonly upgrade: string;
      readonly downgrade: string;
      readonly unused: string;
      readonly referral_credit: string;
    };
    readonly notCollected: string;
    readonly more: string;
  };
}

export interface PrepareTexts {
  readonly title: (values: { readonly pages: number }) => string;
  readonly lead: (values: { readonly pages: number }) => string;
  readonly read: string;
  readonly startOver: string;
  readonly add: string;
  readonly moreFiles: string;
  readonly takeAnother: string;
  readonly full: (values: { readonly max: string | number }) => string;
  readonly letGo: string;
  readonly pages: string;
  readonly page: (values: { readonly number: string | number }) => string;
  readonly file: (values: { readonly number: string | number }) => string;
  readonly thumbnail: (values: { readonly number: string | number }) => string;
  readonly size: {
    readonly kilobytes: (values: { readonly size: string | number }) => string;
    readonly megabytes: (values: { readonly size: string | number }) => string;
  };
  readonly pdf: string;
  readonly unseen: string;
  readonly looking: string;
  readonly good: string;
  readonly turn: string;
  readonly crop: string;
  readonly turnPage: (values: { readonly number: string | number }) => string;
  readonly cropPage: (values: { readonly number: string | number }) => string;
  readonly earlier: (values: { readonly number: string | number }) => string;
  readonly later: (values: { readonly number: string | number }) => string;
  readonly drag: string;
  readonly remove: (values: { readonly number: string | number }) => string;
  readonly said: {
    readonly turned: (values: { readonly number: string | number; readonly degrees: string | number }) => string;
    readonly moved: (values: { readonly number: string | number; readonly total: string | number }) => string;
    readonly removed: (values: { readonly left: number }) => string;
  };
  readonly warnings: {
    readonly 'no-text': { readonly title: string; readonly advice: string };
    readonly blurred: { readonly title: string; readonly advice: string };
    readonly glare: { readonly title: string; readonly advice: string };
    readonly dark: { readonly title: string; readonly advice: string };
    readonly 'small-text': { readonly title: string; readonly advice: string };
  };
  readonly sendAnyway: string;
  readonly cropping: {
    readonly title: (values: { readonly number: string | number }) => string;
    readonly text: string;
    readonly keyboard: string;
    readonly corners: {
      readonly topLeft: string;
      readonly topRight: string;
      readonly bottomLeft: string;
      readonly bottomRight: string;
    };
    readonly part: string;
    readonly keeps: (values: { readonly width: string | number; readonly height: string | number }) => string;
    readonly reset: string;
    readonly cancel: string;
    readonly done: string;
    readonly failed: string;
  };
}

export interface PreviewTexts {
  readonly back: string;
  readonly guide: string;
  readonly edit: string;
  readonly review: string;
  readonly publish: string;
  readonly publishing: string;
  readonly publishFailed: { readonly title: string; readonly description: string };
  readonly loading: string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly categories: string;
  readonly toCheck: (values: { readonly count: number }) => string;
  readonly toCheckText: string;
  readonly check: string;
  readonly checkBecause: (values: { readonly reason: string | number }) => string;
  readonly soldOut: string;
  readonly published: { readonly title: string; readonly description: string };
  readonly marks: {
    readonly Vegetarian: string;
    readonly Vegan: string;
    readonly 'Gluten Free': string;
    readonly 'Dairy Free': string;
    readonly Halal: string;
    readonly Kosher: string;
    readonly Spicy: string;
  };
  readonly allergens: {
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
  readonly doubts: {
    readonly 'no-price': string;
    readonly 'unnamed-sizes': string;
    readonly 'price-beside': string;
    readonly 'two-readings': string;
    readonly 'lost-point': string;
    readonly 'far-price': string;
    readonly price: string;
    readonly name: string;
  };
}

export interface PriceTexts {
  readonly hint: (values: { readonly name: string | number; readonly currency: string | number }) => string;
  readonly market: string;
  readonly useMarket: string;
  readonly free: { readonly question: string; readonly yes: string; readonly no: string };
  readonly fee: (values: { readonly sign: string | number }) => string;
  readonly minimum: (values: { readonly sign: string | number }) => string;
  readonly fault: (values: { readonly example: string | number }) => string;
}

export interface ProblemsTexts {
  readonly 'menu.invalid_file_type': string;
  readonly 'menu.file_too_large': string;
  readonly 'menu.too_many_files': string;
  readonly 'menu.too_many_pages': string;
  readonly 'menu.too_many_uploads': string;
  readonly 'menu.busy': string;
  readonly 'menu.corrupt_file': string;
  readonly 'menu.encrypted_pdf': string;
  readonly 'menu.image_too_large': string;
  readonly 'menu.no_text_found': string;
  readonly 'menu.no_items_found': string;
  readonly 'menu.extraction_failed': string;
  readonly 'menu.quota_used_up': string;
  readonly 'menu.changed_meanwhile': string;
  readonly 'menu.too_long': string;
  readonly 'menu.invalid_price': string;
  readonly 'menu.invalid_rules': string;
  readonly 'menu.no_allergens': string;
  readonly 'menu.invalid_opening_hours': string;
  readonly 'menu.no_name': string;
  readonly 'menu.same_language': string;
  readonly 'menu.suggestions_failed': string;
  readonly 'menu.too_many_suggestions': string;
  readonly 'menu.not_read_yet': string;
  readonly 'menu.proposal_gone': string;
  readonly 'menu.printer_busy': string;
  readonly 'menu.printing_failed': string;
  readonly 'menu.unusable_logo': string;
  readonly 'menu.unusable_photo': string;
  readonly 'menu.too_many_photos': string;
  readonly 'menu.edit_right_missing': string;
  readonly 'menu.claimed': string;
  readonly 'menu.edit_link_not_valid': string;
  readonly 'menu.too_many_links': string;
  readonly 'menu.is_location': string;
  readonly 'menu.no_business': string;
  readonly 'menu.location_exists': string;
  readonly 'menu.follows_main': string;
  readonly 'menu.too_many_locations': string;
  readonly 'menu.location_not_found': string;
  readonly 'ordering.reason_needed': string;
  readonly 'ordering.order_changed': string;
  readonly 'ordering.not_printed': string;
  readonly 'ordering.board_denied': string;
  readonly 'ordering.managers_only': string;
  readonly 'ordering.table_name_taken': string;
  readonly 'ordering.too_many_tables': string;
  readonly 'ordering.nothing_to_pay': string;
  readonly 'ordering.paid_with_the_tab': string;
  readonly 'notify.no_number': string;
  readonly 'notify.number_stopped': string;
  readonly 'notify.too_many_tests': string;
  readonly 'notify.too_many_printers': string;
  readonly 'notify.address_not_allowed': string;
  readonly 'accounts.contact_invalid': string;
  readonly 'accounts.too_many_tries': string;
  readonly 'accounts.code_wrong': string;
  readonly 'accounts.confirmation_wrong': string;
  readonly 'accounts.link_not_valid': string;
  readonly 'accounts.session_ended': string;
  readonly 'accounts.owners_only': string;
  readonly 'accounts.managers_only': string;
  readonly 'accounts.member_known': string;
  readonly 'accounts.last_owner': string;
  readonly 'accounts.last_location': string;
  readonly 'accounts.terms_not_accepted': string;
  readonly 'accounts.last_contact': string;
  readonly 'accounts.contact_known': string;
  readonly 'accounts.contact_taken': string;
  readonly 'accounts.too_many_contacts': string;
  readonly 'billing.owners_only': string;
  readonly 'billing.business_paused': string;
  readonly 'accounts.already_registered': string;
  readonly 'api_keys.owners_only': string;
  readonly 'api_keys.business_closed': string;
  readonly 'api_keys.plan_needed': string;
  readonly 'api_keys.too_many_keys': string;
  readonly 'api_keys.key_not_found': string;
  readonly 'notify.owners_only': string;
  readonly 'notify.webhook_not_found': string;
  readonly 'notify.delivery_not_found': string;
  readonly 'notify.too_many_webhooks': string;
  readonly 'notify.webhook_address_refused': string;
  readonly 'access.plan_needed': string;
  readonly 'menu.no_archive': string;
  readonly 'menu.archive_too_large': string;
  readonly 'menu.not_an_archive': string;
  readonly 'menu.unusable_archive': string;
  readonly 'menu.too_many_imports': string;
}

export interface ReviewTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly bar: {
    readonly label: string;
    readonly info: string;
    readonly undo: string;
    readonly redo: string;
    readonly shortcuts: string;
    readonly publish: string;
    readonly publishing: string;
    readonly view: string;
    readonly publishFailed: { readonly title: string; readonly description: string };
    readonly left: (values: { readonly count: string | number }) => string;
    readonly notSavedYet: string;
  };
  readonly saving: {
    readonly saved: string;
    readonly saving: string;
    readonly retrying: string;
    readonly refused: string;
    readonly retry: string;
    readonly refusedText: string;
  };
  readonly summary: {
    readonly label: string;
    readonly ready: string;
    readonly review: string;
    readonly checked: string;
    readonly reader: {
      readonly 'text-layer': string;
      readonly ocr: string;
      readonly mixed: string;
      readonly model: string;
    };
    readonly prices: (values: {
      readonly seen: number;
      readonly placed: string | number;
      readonly settled: number;
    }) => string;
    readonly showUnplaced: (values: { readonly count: number }) => string;
  };
  readonly modes: { readonly label: string; readonly check: string; readonly all: string };
  readonly check: {
    readonly left: (values: { readonly count: string | number }) => string;
    readonly onlyAbove: string;
    readonly hint: string;
    readonly confirmAll: (values: { readonly count: string | number }) => string;
    readonly confirmAllHint: (values: { readonly count: string | number }) => string;
    readonly dishes: (values: { readonly count: number }) => string;
    readonly rest: {
      readonly title: string;
      readonly house: (values: { readonly details: string | number }) => string;
      readonly text: (values: { readonly dishes: number; readonly both: boolean; readonly lines: number }) => string;
      readonly action: string;
    };
    readonly done: {
      readonly title: string;
      readonly published: string;
      readonly unpublished: string;
      readonly nothing: string;
      readonly look: string;
      readonly top: (values: { readonly words: string | number }) => string;
      readonly topNameOnly: (values: { readonly words: string | number }) => string;
    };
  };
  readonly groups: {
    readonly unpriced: (values: { readonly category: string | number }) => string;
    readonly sizes: (values: { readonly category: string | number }) => string;
    readonly choices: string;
    readonly compare: (values: { readonly category: string | number }) => string;
    readonly samePrice: (values: {
      readonly count: string | number;
      readonly price: string | number;
      readonly category: string | number;
    }) => string;
    readonly print: string;
    readonly dishesOf: (values: { readonly count: string | number; readonly category: string | number }) => string;
    readonly allRight: (values: { readonly count: string | number }) => string;
    readonly yesAll: string;
    readonly noneOfThem: string;
    readonly noneIsAPrice: string;
    readonly onePrice: (values: { readonly count: string | number; readonly category: string | number }) => string;
    readonly forAll: (values: { readonly count: string | number }) => string;
    readonly noPrices: string;
    readonly noDishes: string;
    readonly sizeName: (values: { readonly price: string | number }) => string;
    readonly nameThese: (values: { readonly count: string | number }) => string;
    readonly nameAll: (values: { readonly count: string | number }) => string;
    readonly stillUnpriced: {
      readonly title: (values: { readonly count: string | number }) => string;
      readonly text: (values: { readonly names: string | number }) => string;
      readonly action: (values: { readonly count: string | number }) => string;
    };
  };
  readonly answers: {
    readonly price: string;
    readonly priceOf: (values: { readonly name: string | number }) => string;
    readonly save: string;
    readonly noPrice: string;
    readonly which: (values: { readonly name: string | number }) => string;
    readonly name: string;
    readonly nameOf: string;
    readonly saveName: string;
  };
  readonly row: {
    readonly why: string;
    readonly soldOut: string;
    readonly noPrice: string;
    readonly unsureWord: string;
    readonly confirm: string;
    readonly edit: string;
    readonly nameSizes: string;
    readonly delete: string;
    readonly drag: (values: { readonly name: string | number }) => string;
    readonly onPaper: (values: { readonly name: string | number }) => string;
    readonly newItem: string;
  };
  readonly unplaced: {
    readonly title: (values: { readonly text: string | number }) => string;
    readonly text: string;
    readonly give: (values: { readonly name: string | number }) => string;
    readonly lineText: string;
    readonly unread: string;
    readonly unreadOn: (values: { readonly page: string | number }) => string;
    readonly unreadText: string;
    readonly make: string;
    readonly heading: string;
    readonly nothing: string;
    readonly dismiss: string;
  };
  readonly form: {
    readonly label: (values: { readonly name: string | number }) => string;
    readonly labelNew: string;
    readonly name: string;
    readonly nameMissing: string;
    readonly price: string;
    readonly description: string;
    readonly category: string;
    readonly dietary: string;
    readonly soldOut: string;
    readonly sizes: {
      readonly legend: string;
      readonly label: string;
      readonly add: string;
      readonly missing: string;
      readonly remove: (values: { readonly label: string | number }) => string;
    };
    readonly extras: {
      readonly legend: string;
      readonly label: string;
      readonly add: string;
      readonly missing: string;
      readonly remove: (values: { readonly label: string | number }) => string;
    };
    readonly done: string;
    readonly doneRight: string;
    readonly later: string;
    readonly addItem: string;
    readonly cancel: string;
    readonly tools: string;
    readonly up: string;
    readonly down: string;
    readonly duplicate: string;
    readonly splitName: string;
    readonly splitSizes: string;
    readonly sameSizes: (values: { readonly count: number }) => string;
    readonly mergeText: string;
    readonly mergeSizes: string;
    readonly startCategory: string;
    readonly toCategory: string;
    readonly renameCategory: string;
    readonly delete: string;
  };
  readonly allergens: {
    readonly legend: string;
    readonly states: { readonly unstated: string; readonly printed: string; readonly confirmed: string };
    readonly hints: {
      readonly unstated: string;
      readonly printed: (values: { readonly names: string | number }) => string;
      readonly confirmed: string;
      readonly missing: string;
    };
    readonly none: string;
    readonly threeStates: { readonly unstated: string; readonly contains: string; readonly mayContain: string };
    readonly more: string;
    readonly add: string;
    readonly said: {
      readonly printed: (values: { readonly names: string | number }) => string;
      readonly contains: (values: { readonly names: string | number }) => string;
      readonly mayContain: (values: { readonly mayContain: string | number }) => string;
      readonly both: (values: { readonly names: string | number; readonly mayContain: string | number }) => string;
      readonly none: string;
    };
  };
  readonly categories: {
    readonly count: (values: { readonly count: number }) => string;
    readonly edit: (values: { readonly name: string | number }) => string;
    readonly name: string;
    readonly nameMissing: string;
    readonly note: string;
    readonly up: string;
    readonly down: string;
    readonly join: (values: { readonly name: string | number }) => string;
    readonly delete: (values: { readonly count: number }) => string;
    readonly done: string;
    readonly addItem: string;
    readonly add: string;
    readonly new: string;
    readonly empty: string;
  };
  readonly search: {
    readonly label: string;
    readonly none: (values: { readonly text: string | number }) => string;
    readonly clear: string;
  };
  readonly empty: { readonly title: string; readonly text: string };
  readonly paper: {
    readonly label: string;
    readonly spot: { readonly label: string; readonly dish: string; readonly heading: string; readonly close: string };
    readonly page: (values: { readonly page: string | number; readonly of: string | number }) => string;
    readonly picture: (values: { readonly page: string | number }) => string;
    readonly previous: string;
    readonly next: string;
    readonly larger: string;
    readonly smaller: string;
    readonly whole: string;
    readonly keys: string;
    readonly deleted: string;
    readonly keptUntil: (values: { readonly when: string | number }) => string;
    readonly failed: string;
    readonly retry: string;
  };
  readonly changedElsewhere: { readonly title: string; readonly description: string };
  readonly conflicts: {
    readonly title: string;
    readonly text: string;
    readonly field: (values: { readonly name: string | number; readonly field: string | number }) => string;
    readonly fields: {
      readonly name: string;
      readonly description: string;
      readonly price: string;
      readonly dietary: string;
      readonly allergens: string;
      readonly prepTime: string;
      readonly variants: string;
      readonly addOns: string;
      readonly soldOut: string;
      readonly uncertain: string;
      readonly note: string;
    };
    readonly theirs: string;
    readonly mine: string;
    readonly useTheirs: string;
    readonly useMine: string;
    readonly gone: (values: { readonly name: string | number }) => string;
    readonly bringBack: string;
    readonly leaveDeleted: string;
    readonly kept: (values: { readonly name: string | number }) => string;
    readonly keepIt: string;
    readonly deleteAnyway: string;
    readonly nothing: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly told: {
    readonly confirmed: (values: { readonly name: string | number; readonly left: string | number }) => string;
    readonly undone: (values: { readonly what: string | number }) => string;
    readonly redone: (values: { readonly what: string | number }) => string;
    readonly cannotUndo: string;
    readonly moved: (values: {
      readonly name: string | number;
      readonly position: string | number;
      readonly of: string | number;
      readonly category: string | number;
    }) => string;
    readonly deleted: (values: { readonly name: string | number }) => string;
    readonly sizesNamed: (values: { readonly count: number }) => string;
    readonly restConfirmed: string;
    readonly dismissedAll: (values: { readonly count: string | number }) => string;
    readonly dismissedPrices: (values: { readonly count: string | number }) => string;
    readonly dismissedLine: (values: { readonly text: string | number }) => string;
    readonly dismissedUnread: string;
    readonly dismissed: (values: { readonly text: string | number }) => string;
  };
  readonly edits: {
    readonly confirm: (values: { readonly name: string | number }) => string;
    readonly 'confirm-all': (values: { readonly name: string | number }) => string;
    readonly 'price-all': (values: { readonly name: string | number }) => string;
    readonly 'delete-all': (values: { readonly name: string | number }) => string;
    readonly change: (values: { readonly name: string | number }) => string;
    readonly add: (values: { readonly name: string | number }) => string;
    readonly delete: (values: { readonly name: string | number }) => string;
    readonly duplicate: (values: { readonly name: string | number }) => string;
    readonly split: (values: { readonly name: string | number }) => string;
    readonly merge: (values: { readonly name: string | number }) => string;
    readonly move: (values: { readonly name: string | number }) => string;
    readonly 'name-sizes': (values: { readonly name: string | number }) => string;
    readonly 'rename-category': (values: { readonly name: string | number }) => string;
    readonly 'add-category': (values: { readonly name: string | number }) => string;
    readonly 'delete-category': (values: { readonly name: string | number }) => string;
    readonly 'move-category': (values: { readonly name: string | number }) => string;
    readonly 'join-category': (values: { readonly name: string | number }) => string;
    readonly tidy: string;
  };
  readonly shortcuts: {
    readonly title: string;
    readonly singleKeys: string;
    readonly singleKeysHint: string;
    readonly list: readonly [
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
    ];
  };
}

export interface RightsTexts {
  readonly who: {
    readonly title: string;
    readonly text: string;
    readonly byLink: string;
    readonly failed: string;
    readonly retry: string;
    readonly loading: string;
    readonly nobody: string;
    readonly label: string;
    readonly labelHint: string;
    readonly make: string;
    readonly making: string;
    readonly made: {
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyFailed: string;
      readonly done: string;
    };
    readonly unnamed: string;
    readonly unused: (values: { readonly made: string | number }) => string;
    readonly used: (values: {
      readonly count: number;
      readonly made: string | number;
      readonly last: string | number;
    }) => string;
    readonly revoke: string;
    readonly revokeNamed: (values: { readonly name: string | number; readonly made: string | number }) => string;
    readonly revoked: { readonly title: string };
    readonly confirm: {
      readonly title: (values: { readonly name: string | number }) => string;
      readonly text: (values: { readonly count: number }) => string;
      readonly action: string;
    };
    readonly others: (values: { readonly count: number }) => string;
    readonly othersNote: string;
    readonly endAll: string;
    readonly allEnded: { readonly title: string };
    readonly confirmAll: { readonly title: string; readonly text: string; readonly action: string };
    readonly cancel: string;
  };
  readonly open: {
    readonly opening: string;
    readonly refused: { readonly title: string; readonly text: string; readonly back: string };
    readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
    readonly opened: { readonly title: string; readonly description: string };
  };
  readonly claim: {
    readonly title: string;
    readonly text: string;
    readonly signIn: string;
    readonly register: string;
    readonly none: string;
    readonly place: string;
    readonly to: (values: { readonly place: string | number }) => string;
    readonly action: string;
    readonly adding: string;
    readonly done: { readonly title: string };
    readonly of: (values: { readonly business: string | number }) => string;
  };
  readonly photos: {
    readonly title: string;
    readonly text: string;
    readonly first: (values: { readonly files: number }) => string;
    readonly again: (values: { readonly files: number }) => string;
    readonly deleted: (values: { readonly at: string | number }) => string;
    readonly kept: (values: { readonly by: string | number }) => string;
    readonly isDeleted: string;
    readonly uploaded: (values: { readonly at: string | number }) => string;
    readonly none: string;
    readonly failed: string;
    readonly loading: string;
  };
}

export interface RulesTexts {
  readonly title: string;
  readonly lead: string;
  readonly link: string;
  readonly linkText: string;
  readonly off: string;
  readonly unsaved: string;
  readonly save: string;
  readonly saving: string;
  readonly reset: string;
  readonly saved: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly changed: string;
}

export interface SalesTexts {
  readonly title: string;
  readonly loading: string;
  readonly lead: string;
  readonly plan: string;
  readonly print: string;
  readonly zone: (values: { readonly zone: string | number }) => string;
  readonly countedAt: (values: { readonly time: string | number }) => string;
  readonly notCounted: string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly noRight: { readonly title: string; readonly text: string };
  readonly empty: { readonly title: string; readonly text: string; readonly action: string };
  readonly period: {
    readonly label: string;
    readonly today: string;
    readonly week: string;
    readonly month: string;
    readonly year: string;
    readonly own: string;
    readonly from: string;
    readonly to: string;
    readonly turned: string;
  };
  readonly step: { readonly label: string; readonly day: string; readonly week: string; readonly month: string };
  readonly of: { readonly label: string; readonly menu: string; readonly business: string };
  readonly currency: string;
  readonly cards: {
    readonly label: string;
    readonly revenue: string;
    readonly orders: string;
    readonly average: string;
    readonly tax: string;
    readonly tips: string;
    readonly refused: string;
    readonly refusedNote: (values: {
      readonly rejected: string | number;
      readonly cancelled: string | number;
    }) => string;
    readonly answer: string;
    readonly minutes: (values: { readonly count: string | number }) => string;
    readonly hours: (values: { readonly count: string | number }) => string;
    readonly seconds: (values: { readonly count: string | number }) => string;
    readonly soon: (values: { readonly share: string | number; readonly minutes: string | number }) => string;
    readonly returning: string;
    readonly returningNote: (values: { readonly count: number }) => string;
    readonly taxNote: string;
    readonly tipsNote: string;
    readonly none: string;
  };
  readonly visits: {
    readonly title: string;
    readonly views: string;
    readonly visitors: string;
    readonly carts: string;
    readonly cartsNote: (values: { readonly share: string | number }) => string;
    readonly ordersNote: (values: { readonly share: string | number }) => string;
    readonly overTime: string;
    readonly how: string;
    readonly failed: string;
  };
  readonly compared: {
    readonly more: (values: { readonly share: string | number; readonly days: string | number }) => string;
    readonly less: (values: { readonly share: string | number; readonly days: string | number }) => string;
    readonly same: (values: { readonly days: string | number }) => string;
    readonly first: (values: { readonly days: string | number }) => string;
  };
  readonly charts: {
    readonly revenue: string;
    readonly orders: string;
    readonly refused: string;
    readonly hours: string;
    readonly table: string;
  };
  readonly parts: {
    readonly dish: string;
    readonly category: string;
    readonly type: string;
    readonly source: string;
    readonly channel: string;
    readonly zone: string;
    readonly end: string;
    readonly locations: string;
    readonly name: string;
    readonly quantity: string;
    readonly orders: string;
    readonly revenue: string;
    readonly lost: string;
    readonly portions: (values: { readonly count: number }) => string;
    readonly ordersOf: (values: { readonly count: number }) => string;
    readonly all: string;
    readonly none: string;
  };
  readonly keys: {
    readonly type: { readonly pickup: string; readonly delivery: string; readonly table: string };
    readonly source: { readonly customer: string; readonly restaurant: string };
    readonly channel: {
      readonly sms: string;
      readonly whatsapp: string;
      readonly print: string;
      readonly none: string;
    };
    readonly end: {
      readonly unanswered: string;
      readonly guest: string;
      readonly busy: string;
      readonly sold_out: string;
      readonly closing: string;
      readonly too_far: string;
      readonly other: string;
    };
    readonly gone: string;
  };
  readonly never: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly more: (values: { readonly count: number }) => string;
  };
  readonly csv: {
    readonly action: string;
    readonly of: (values: { readonly title: string | number }) => string;
    readonly pending: string;
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly planNeeded: { readonly title: string; readonly text: string; readonly action: string };
}

export interface ShareTexts {
  readonly title: string;
  readonly qr: {
    readonly action: string;
    readonly pending: string;
    readonly generated: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
    readonly title: string;
    readonly alt: (values: { readonly link: string | number }) => string;
    readonly picture: string;
    readonly svg: string;
    readonly png: string;
    readonly ready: string;
    readonly tents: string;
    readonly tentsHint: string;
    readonly card: string;
    readonly cardHint: string;
  };
  readonly printed: {
    readonly title: string;
    readonly lead: string;
    readonly pending: string;
    readonly noPicture: string;
    readonly things: {
      readonly 'table-tents': { readonly name: string; readonly hint: string };
      readonly 'window-card': { readonly name: string; readonly hint: string };
      readonly menu: { readonly name: string; readonly hint: string };
    };
  };
  readonly asGuest: string;
  readonly orders: string;
  readonly testOrder: { readonly action: string; readonly text: string };
  readonly link: {
    readonly action: string;
    readonly copied: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly pdf: {
    readonly action: string;
    readonly pending: string;
    readonly done: { readonly title: string; readonly description: string };
    readonly uncertain: (values: { readonly count: number }) => string;
  };
  readonly embedCode: {
    readonly action: string;
    readonly copied: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
    readonly frame: (values: { readonly restaurant: string | number }) => string;
  };
  readonly download: {
    readonly done: {
      readonly title: string;
      readonly description: (values: { readonly name: string | number }) => string;
    };
    readonly failed: { readonly title: string; readonly description: string };
    readonly missingLetters: (values: { readonly count: number }) => string;
  };
  readonly native: {
    readonly action: string;
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly on: string;
  readonly onNetwork: (values: { readonly network: string | number }) => string;
  readonly message: (values: { readonly restaurant: string | number }) => string;
  readonly more: string;
  readonly paper: string;
  readonly papers: { readonly a4: string; readonly letter: string };
  readonly exports: string;
  readonly exportAs: {
    readonly 'export.csv': string;
    readonly 'export.json': string;
    readonly 'export.jsonld': string;
  };
  readonly others: {
    readonly title: string;
    readonly lead: string;
    readonly names: {
      readonly 'uber-eats.json': string;
      readonly 'square.json': string;
      readonly 'google.json': string;
    };
    readonly left: (values: { readonly file: string | number }) => string;
  };
  readonly google: {
    readonly title: string;
    readonly lead: string;
    readonly copy: string;
    readonly how: string;
    readonly steps: readonly [string, string, string, string];
  };
  readonly page: {
    readonly link: string;
    readonly title: string;
    readonly lead: (values: { readonly restaurant: string | number }) => string;
    readonly preview: string;
    readonly previewAlt: (values: { readonly restaurant: string | number }) => string;
  };
}

export interface SignInTexts {
  readonly title: string;
  readonly lead: string;
  readonly leadOfMenu: string;
  readonly backToMenu: string;
  readonly contact: string;
  readonly contactHint: string;
  readonly send: string;
  readonly sending: string;
  readonly newHere: string;
  readonly register: string;
  readonly sent: {
    readonly title: string;
    readonly text: {
      readonly email: (values: { readonly contact: string | number }) => string;
      readonly sms: (values: { readonly contact: string | number }) => string;
    };
    readonly valid: (values: { readonly minutes: string | number }) => string;
    readonly code: string;
    readonly codeHint: string;
    readonly enter: string;
    readonly entering: string;
    readonly again: string;
    readonly other: string;
    readonly sentAgain: { readonly title: string; readonly description: string };
  };
  readonly link: {
    readonly title: string;
    readonly text: string;
    readonly enter: string;
    readonly entering: string;
    readonly other: string;
  };
  readonly failed: { readonly title: string; readonly description: string };
  readonly signOut: {
    readonly label: string;
    readonly working: string;
    readonly done: { readonly title: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
}

export interface SignupTexts {
  readonly title: string;
  readonly lead: (values: { readonly hours: string | number }) => string;
  readonly known: string;
  readonly signIn: string;
  readonly loading: string;
  readonly steps: { readonly business: string; readonly location: string; readonly plan: string };
  readonly stepsLabel: string;
  readonly stepDone: string;
  readonly progress: string;
  readonly stepOf: (values: { readonly number: string | number; readonly total: string | number }) => string;
  readonly next: string;
  readonly previous: string;
  readonly submit: string;
  readonly submitting: string;
  readonly takenUp: { readonly text: string; readonly startOver: string };
  readonly required: string;
  readonly business: {
    readonly title: string;
    readonly text: string;
    readonly businessName: string;
    readonly ownerName: string;
    readonly email: string;
    readonly emailHint: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly website: string;
  };
  readonly location: {
    readonly title: string;
    readonly text: string;
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly businessType: string;
    readonly chooseType: string;
    readonly cuisineType: string;
    readonly seatingCapacity: string;
    readonly monthlyOrders: string;
    readonly averageOrderValue: string;
    readonly averageOrderHint: string;
    readonly currentMenuFormat: string;
    readonly currentMenuHint: string;
    readonly types: {
      readonly restaurant: string;
      readonly cafe: string;
      readonly bar: string;
      readonly food_truck: string;
      readonly bakery: string;
      readonly catering: string;
      readonly other: string;
    };
  };
  readonly plan: {
    readonly title: string;
    readonly text: string;
    readonly legend: string;
    readonly perMonth: string;
    readonly trial: (values: { readonly days: string | number }) => string;
    readonly plans: {
      readonly free: (values: { readonly count: number }) => string;
      readonly pro: string;
      readonly enterprise: string;
    };
    readonly marketing: string;
    readonly terms: {
      readonly before: string;
      readonly terms: string;
      readonly between: string;
      readonly privacy: string;
      readonly after: string;
    };
  };
  readonly faults: { readonly email: string; readonly phone: string; readonly whole: string; readonly amount: string };
  readonly termsRequired: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly submitted: {
    readonly title: string;
    readonly description: (values: { readonly hours: string | number }) => string;
  };
  readonly already: { readonly title: string; readonly text: string; readonly signIn: string };
  readonly done: {
    readonly title: (values: { readonly business: string | number }) => string;
    readonly text: (values: { readonly hours: string | number }) => string;
    readonly next: string;
    readonly steps: {
      readonly review: {
        readonly title: string;
        readonly text: (values: { readonly hours: string | number }) => string;
      };
      readonly link: { readonly title: string; readonly text: string };
      readonly online: { readonly title: string; readonly text: string };
    };
    readonly already: string;
    readonly upload: string;
    readonly signIn: string;
  };
}

export interface StockTexts {
  readonly count: string;
  readonly countOf: (values: { readonly dish: string | number }) => string;
  readonly portions: (values: { readonly dish: string | number }) => string;
  readonly less: (values: { readonly dish: string | number }) => string;
  readonly more: (values: { readonly dish: string | number }) => string;
  readonly field: (values: { readonly dish: string | number }) => string;
  readonly left: string;
  readonly leftInShort: (values: { readonly count: string | number }) => string;
  readonly bad: (values: { readonly maximum: string | number }) => string;
  readonly stop: string;
  readonly stopOf: (values: { readonly dish: string | number }) => string;
  readonly undo: string;
  readonly undoTo: (values: { readonly before: string | number }) => string;
  readonly undoOf: (values: { readonly before: string | number; readonly dish: string | number }) => string;
  readonly undoUncounted: (values: { readonly dish: string | number }) => string;
}

export interface TablesTexts {
  readonly title: string;
  readonly text: string;
  readonly state: (values: { readonly count: number }) => string;
  readonly off: string;
  readonly loading: string;
  readonly turnOn: string;
  readonly turnOnHint: string;
  readonly paying: {
    readonly title: string;
    readonly where: string;
    readonly atTable: string;
    readonly atCounter: string;
    readonly how: string;
    readonly card: string;
    readonly cash: string;
    readonly none: string;
  };
  readonly list: {
    readonly title: string;
    readonly empty: string;
    readonly add: string;
    readonly addHint: string;
    readonly addButton: string;
    readonly print: string;
    readonly locked: string;
    readonly tabOpen: string;
    readonly renew: string;
    readonly renewOf: (values: { readonly table: string | number }) => string;
    readonly renewHint: string;
    readonly rename: (values: { readonly table: string | number }) => string;
    readonly remove: (values: { readonly table: string | number }) => string;
    readonly unlock: (values: { readonly table: string | number }) => string;
    readonly unlockShort: string;
    readonly renameTitle: string;
    readonly name: string;
    readonly save: string;
    readonly saving: string;
    readonly renewed: {
      readonly title: (values: { readonly table: string | number }) => string;
      readonly description: string;
    };
  };
  readonly failed: { readonly title: string; readonly description: string };
  readonly board: {
    readonly label: string;
    readonly waiter: (values: { readonly table: string | number }) => string;
    readonly bill: (values: { readonly table: string | number }) => string;
    readonly payment: { readonly card: string; readonly cash: string };
    readonly since: (values: { readonly time: string | number }) => string;
    readonly answer: string;
    readonly answerOf: (values: { readonly what: string | number }) => string;
    readonly tabs: string;
    readonly count: (values: { readonly count: number }) => string;
    readonly locked: (values: { readonly table: string | number }) => string;
    readonly unlock: string;
    readonly unlockOf: (values: { readonly table: string | number }) => string;
    readonly turnOff: string;
    readonly turnedOff: { readonly title: string; readonly description: string };
    readonly ringing: (values: { readonly count: number }) => string;
    readonly sheet: {
      readonly title: (values: { readonly table: string | number }) => string;
      readonly since: (values: { readonly time: string | number }) => string;
      readonly total: string;
      readonly unserved: (values: { readonly count: number }) => string;
      readonly how: string;
      readonly card: string;
      readonly cash: string;
      readonly unpaid: string;
      readonly lock: string;
      readonly renew: string;
      readonly hint: string;
    };
    readonly nobody: string;
    readonly nobodyOf: (values: { readonly number: string | number }) => string;
    readonly nobodyDone: {
      readonly title: (values: { readonly table: string | number }) => string;
      readonly description: string;
    };
    readonly at: string;
    readonly served: string;
    readonly payAt: string;
  };
  readonly numbered: (values: { readonly number: string | number }) => string;
}

export interface TaxesTexts {
  readonly title: string;
  readonly text: string;
  readonly off: string;
  readonly state: {
    readonly included: string;
    readonly added: string;
    readonly one: (values: { readonly rate: string | number; readonly kind: string | number }) => string;
    readonly several: (values: { readonly count: string | number; readonly kind: string | number }) => string;
  };
  readonly turnOn: string;
  readonly turnOnHint: string;
  readonly country: { readonly label: string; readonly none: string; readonly hint: string };
  readonly kind: {
    readonly label: string;
    readonly included: string;
    readonly includedNote: string;
    readonly added: string;
    readonly addedNote: string;
  };
  readonly rates: {
    readonly title: string;
    readonly hint: string;
    readonly defaultName: string;
    readonly name: string;
    readonly nameHint: string;
    readonly pickup: string;
    readonly delivery: string;
    readonly table: string;
    readonly tableHint: string;
    readonly rate: (values: { readonly number: string | number }) => string;
    readonly add: string;
    readonly remove: (values: { readonly name: string | number }) => string;
    readonly nameMissing: string;
    readonly nameTwice: string;
  };
  readonly percentFault: string;
  readonly defaultRate: string;
  readonly deliveryRate: string;
  readonly noRate: string;
  readonly assign: {
    readonly title: string;
    readonly count: (values: { readonly count: number }) => string;
    readonly search: string;
    readonly nothing: string;
    readonly more: (values: { readonly count: string | number }) => string;
    readonly category: (values: { readonly name: string | number }) => string;
    readonly dish: (values: { readonly name: string | number; readonly category: string | number }) => string;
    readonly asDefault: (values: { readonly name: string | number }) => string;
    readonly asCategory: (values: { readonly name: string | number }) => string;
    readonly show: (values: { readonly count: number }) => string;
  };
  readonly rounding: {
    readonly label: string;
    readonly order: string;
    readonly orderHint: string;
    readonly line: string;
    readonly lineHint: string;
  };
  readonly service: {
    readonly title: string;
    readonly turnOn: string;
    readonly turnOnHint: string;
    readonly defaultName: string;
    readonly name: string;
    readonly percent: string;
    readonly pickup: string;
    readonly table: string;
    readonly delivery: string;
    readonly nobody: string;
    readonly rate: string;
  };
}

export interface TidyTexts {
  readonly open: string;
  readonly title: string;
  readonly lead: string;
  readonly list: string;
  readonly kinds: {
    readonly numbers: { readonly title: string; readonly text: string };
    readonly marks: { readonly title: string; readonly text: string };
    readonly separators: { readonly title: string; readonly text: string };
    readonly capitals: { readonly title: string; readonly text: string };
    readonly sizes: { readonly title: string; readonly text: string };
  };
  readonly all: (values: { readonly title: string | number }) => string;
  readonly chosen: (values: { readonly count: string | number; readonly total: string | number }) => string;
  readonly more: (values: { readonly count: string | number }) => string;
  readonly fromTo: (values: { readonly from: string | number; readonly to: string | number }) => string;
  readonly fromToMarked: (values: {
    readonly from: string | number;
    readonly to: string | number;
    readonly marks: string | number;
  }) => string;
  readonly empty: string;
  readonly gone: string;
  readonly apply: (values: { readonly count: number }) => string;
  readonly cancel: string;
  readonly close: string;
  readonly none: { readonly title: string; readonly text: string };
  readonly done: { readonly title: string; readonly description: (values: { readonly count: number }) => string };
}

export interface TimesTexts {
  readonly serving: { readonly title: string; readonly text: string; readonly add: string; readonly first: string };
  readonly happy: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly first: string;
    readonly kind: string;
    readonly percent: string;
    readonly amount: string;
    readonly percentOff: string;
    readonly amountOff: (values: { readonly currency: string | number }) => string;
    readonly percentFault: string;
    readonly amountFault: string;
  };
  readonly name: string;
  readonly unnamed: string;
  readonly remove: (values: { readonly name: string | number }) => string;
  readonly days: {
    readonly '1': string;
    readonly '2': string;
    readonly '3': string;
    readonly '4': string;
    readonly '5': string;
    readonly '6': string;
    readonly '7': string;
  };
  readonly to: string;
  readonly nth: (values: { readonly at: number; readonly name: string | number }) => string;
  readonly begins: (values: { readonly of: string | number }) => string;
  readonly ends: (values: { readonly of: string | number }) => string;
  readonly nextDay: string;
  readonly addTime: string;
  readonly removeTime: (values: { readonly of: string | number }) => string;
  readonly date: string;
  readonly newDate: string;
  readonly addDate: string;
  readonly removeDate: (values: { readonly date: string | number }) => string;
  readonly notThen: string;
  readonly faults: {
    readonly same: string;
    readonly overlap: string;
    readonly date: string;
    readonly repeated: string;
  };
  readonly scope: (values: { readonly name: string | number }) => string;
  readonly scopeHint: string;
  readonly allDishes: (values: { readonly count: number }) => string;
  readonly singleDishes: (values: { readonly category: string | number }) => string;
  readonly allDay: string;
  readonly andMore: (values: { readonly shown: string | number; readonly more: string | number }) => string;
}

export interface TranslateTexts {
  readonly title: string;
  readonly text: string;
  readonly own: string;
  readonly second: string;
  readonly none: string;
  readonly saved: string;
  readonly replaced: (values: { readonly texts: number; readonly language: string | number }) => string;
  readonly progress: (values: { readonly all: number; readonly done: string | number }) => string;
  readonly missing: (values: { readonly texts: number }) => string;
  readonly missingIn: (values: { readonly texts: number }) => string;
  readonly complete: string;
  readonly asPrinted: string;
  readonly onlyMissing: string;
  readonly nothingMissing: string;
  readonly groups: { readonly restaurant: string; readonly choices: string };
  readonly kinds: {
    readonly restaurant: string;
    readonly 'allergy-note': string;
    readonly category: string;
    readonly 'category-note': string;
    readonly item: string;
    readonly 'item-description': string;
    readonly size: string;
    readonly extra: string;
  };
  readonly field: (values: {
    readonly kind: string | number;
    readonly language: string | number;
    readonly printed: string | number;
  }) => string;
  readonly places: (values: { readonly dishes: string | number }) => string;
  readonly states: {
    readonly changed: (values: { readonly before: string | number }) => string;
    readonly suggested: string;
  };
  readonly stillRight: string;
  readonly meanwhile: {
    readonly toast: { readonly title: string; readonly description: string };
    readonly texts: (values: { readonly texts: number }) => string;
    readonly show: (values: { readonly texts: number }) => string;
    readonly wrote: (values: { readonly theirs: string | number }) => string;
    readonly removed: string;
    readonly useTheirs: string;
    readonly keepMine: string;
    readonly language: {
      readonly removed: (values: { readonly mine: string | number }) => string;
      readonly replaced: (values: { readonly theirs: string | number; readonly mine: string | number }) => string;
      readonly lost: (values: { readonly theirs: string | number }) => string;
    };
    readonly useLanguage: (values: { readonly theirs: string | number }) => string;
    readonly leaveOut: string;
    readonly keepLanguage: (values: { readonly mine: string | number }) => string;
    readonly keepNone: string;
  };
  readonly suggest: {
    readonly button: string;
    readonly text: string;
    readonly asking: (values: { readonly all: number; readonly done: string | number }) => string;
    readonly progress: string;
    readonly stop: string;
    readonly found: (values: { readonly texts: number }) => string;
    readonly read: string;
    readonly none: string;
    readonly failed: string;
    readonly done: (values: { readonly texts: number }) => string;
    readonly stopped: (values: { readonly texts: number }) => string;
    readonly broken: (values: { readonly texts: number; readonly why: string | number }) => string;
  };
}

export interface UpdateTexts {
  readonly title: string;
  readonly loading: string;
  readonly backToMenu: string;
  readonly lead: string;
  readonly read: string;
  readonly comparing: string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly gone: { readonly title: string };
  readonly again: string;
  readonly list: {
    readonly title: (values: { readonly count: number }) => string;
    readonly unchanged: (values: { readonly count: number }) => string;
    readonly lead: string;
    readonly otherMenu: { readonly title: string; readonly text: string };
    readonly changedMeanwhile: { readonly title: string; readonly text: string };
    readonly all: string;
    readonly groups: {
      readonly price: { readonly title: string; readonly text: string };
      readonly new: { readonly title: string; readonly text: string };
      readonly renamed: { readonly title: string; readonly text: string };
      readonly gone: { readonly title: string; readonly text: string };
    };
    readonly fromTo: (values: { readonly from: string | number; readonly to: string | number }) => string;
    readonly noPrice: string;
    readonly into: (values: { readonly category: string | number }) => string;
    readonly intoNew: (values: { readonly category: string | number }) => string;
    readonly check: string;
    readonly checkBecause: (values: { readonly reason: string | number }) => string;
    readonly whichPrice: string;
    readonly onPaper: (values: { readonly name: string | number }) => string;
    readonly paperPage: (values: { readonly page: string | number }) => string;
    readonly chosen: (values: { readonly count: string | number; readonly total: string | number }) => string;
    readonly apply: (values: { readonly count: number }) => string;
    readonly applying: string;
    readonly newSection: string;
  };
  readonly same: { readonly title: string; readonly text: (values: { readonly count: number }) => string };
  readonly nothing: { readonly title: string; readonly text: string };
  readonly applied: {
    readonly title: string;
    readonly text: (values: { readonly applied: number; readonly left: number }) => string;
    readonly view: string;
    readonly more: string;
  };
  readonly saveFailed: { readonly title: string; readonly description: string };
}

export interface UploadTexts {
  readonly drop: string;
  readonly photograph: string;
  readonly letGo: string;
  readonly formats: (values: { readonly megabytes: string | number }) => string;
  readonly choose: string;
  readonly takePhoto: string;
  readonly files: string;
  readonly camera: string;
  readonly progress: string;
  readonly lineLost: string;
  readonly page: (values: { readonly number: string | number; readonly total: string | number }) => string;
  readonly goesOn: string;
  readonly stageDone: string;
  readonly cancel: string;
  readonly done: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly wrongType: { readonly title: string; readonly description: string };
  readonly tooLarge: {
    readonly title: string;
    readonly description: (values: { readonly megabytes: string | number }) => string;
  };
  readonly seePlans: string;
  readonly tooMany: {
    readonly title: string;
    readonly description: (values: { readonly max: string | number }) => string;
  };
}

export interface WizardTexts {
  readonly title: string;
  readonly lead: string;
  readonly steps: { readonly info: string; readonly theme: string; readonly upload: string };
  readonly stepsLabel: string;
  readonly stepOf: (values: { readonly number: string | number; readonly total: string | number }) => string;
  readonly stepDone: string;
  readonly next: string;
  readonly previous: string;
  readonly info: {
    readonly title: string;
    readonly text: string;
    readonly place: string;
    readonly name: string;
    readonly description: string;
    readonly address: string;
    readonly phone: string;
    readonly phoneHint: string;
  };
  readonly theme: { readonly title: string; readonly text: string };
  readonly upload: {
    readonly title: string;
    readonly text: string;
    readonly formats: (values: { readonly megabytes: string | number }) => string;
    readonly read: string;
    readonly as: (values: { readonly restaurant: string | number; readonly theme: string | number }) => string;
    readonly noTheme: string;
    readonly withLogo: string;
  };
  readonly stages: {
    readonly preparing: string;
    readonly analyzing: string;
    readonly applying: string;
    readonly finalizing: string;
  };
  readonly done: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
  readonly result: {
    readonly title: string;
    readonly text: (values: {
      readonly restaurant: string | number;
      readonly dishes: number;
      readonly sections: number;
    }) => string;
    readonly toCheck: (values: { readonly count: number }) => string;
    readonly toCheckText: string;
    readonly review: string;
    readonly view: string;
    readonly edit: string;
    readonly another: string;
    readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  };
}

// What is fetched together. A page that names them one by one holds the addresses of no other.
export const startGroup = {
  en: () => import(/* webpackChunkName: "texts-start-en" */ './groups.json?start&en&texts'),
  es: () => import(/* webpackChunkName: "texts-start-es" */ './groups.json?start&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-start-fr" */ './groups.json?start&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-start-de" */ './groups.json?start&de&texts'),
  it: () => import(/* webpackChunkName: "texts-start-it" */ './groups.json?start&it&texts'),
};

export const boardGroup = {
  en: () => import(/* webpackChunkName: "texts-board-en" */ './groups.json?board&en&texts'),
  es: () => import(/* webpackChunkName: "texts-board-es" */ './groups.json?board&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-board-fr" */ './groups.json?board&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-board-de" */ './groups.json?board&de&texts'),
  it: () => import(/* webpackChunkName: "texts-board-it" */ './groups.json?board&it&texts'),
};

export const menuGroup = {
  en: () => import(/* webpackChunkName: "texts-menu-en" */ './groups.json?menu&en&texts'),
  es: () => import(/* webpackChunkName: "texts-menu-es" */ './groups.json?menu&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-menu-fr" */ './groups.json?menu&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-menu-de" */ './groups.json?menu&de&texts'),
  it: () => import(/* webpackChunkName: "texts-menu-it" */ './groups.json?menu&it&texts'),
};

export const salesGroup = {
  en: () => import(/* webpackChunkName: "texts-sales-en" */ './groups.json?sales&en&texts'),
  es: () => import(/* webpackChunkName: "texts-sales-es" */ './groups.json?sales&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-sales-fr" */ './groups.json?sales&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-sales-de" */ './groups.json?sales&de&texts'),
  it: () => import(/* webpackChunkName: "texts-sales-it" */ './groups.json?sales&it&texts'),
};

export const accountGroup = {
  en: () => import(/* webpackChunkName: "texts-account-en" */ './groups.json?account&en&texts'),
  es: () => import(/* webpackChunkName: "texts-account-es" */ './groups.json?account&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-account-fr" */ './groups.json?account&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-account-de" */ './groups.json?account&de&texts'),
  it: () => import(/* webpackChunkName: "texts-account-it" */ './groups.json?account&it&texts'),
};

export const archiveGroup = {
  en: () => import(/* webpackChunkName: "texts-archive-en" */ './groups.json?archive&en&texts'),
  es: () => import(/* webpackChunkName: "texts-archive-es" */ './groups.json?archive&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-archive-fr" */ './groups.json?archive&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-archive-de" */ './groups.json?archive&de&texts'),
  it: () => import(/* webpackChunkName: "texts-archive-it" */ './groups.json?archive&it&texts'),
};

export const translatedGroup = {
  en: () => import(/* webpackChunkName: "texts-translated-en" */ './groups.json?translated&en&texts'),
  es: () => import(/* webpackChunkName: "texts-translated-es" */ './groups.json?translated&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-translated-fr" */ './groups.json?translated&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-translated-de" */ './groups.json?translated&de&texts'),
  it: () => import(/* webpackChunkName: "texts-translated-it" */ './groups.json?translated&it&texts'),
};

/** Fetches the words of groups in the language of the page. */
export const loadTexts = textGroups({
  start: startGroup,
  board: boardGroup,
  menu: menuGroup,
  sales: salesGroup,
  account: accountGroup,
  archive: archiveGroup,
  translated: translatedGroup,
});
