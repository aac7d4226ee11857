import account from './account.json';
import allergens from './allergens.json';
import answers from './answers.json';
import calls from './calls.json';
import drills from './drills.json';
import emails from './emails.json';
import guest from './guest.json';
import orders from './orders.json';
import tickets from './tickets.json';

export const it = { account, allergens, answers, calls, drills, emails, guest, orders, tickets };
