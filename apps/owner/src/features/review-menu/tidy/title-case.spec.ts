import { printedNames, tidiedCapitals } from './title-case';

const tidied = (language: string, ...texts: string[]) =>
  texts.map((text) => tidiedCapitals(text, { language, names: new Set() }));
const pairs = (language: string, table: Record<string, string>) =>
  expect(tidied(language, ...Object.keys(table))).toEqual(Object.values(table));
const stays = (language: string, ...texts: string[]) => expect(tidied(language, ...texts)).toEqual(texts);

test('English names begin every word with a capital, but for the small ones inside', () => {
  pairs('en', {
    'CHICKEN TIKKA MASALA': 'Chicken Tikka Masala',
    'MAC AND CHEESE WITH BACON': 'Mac and Cheese with Bacon',
    'THE WORKS': 'The Works',
    'SOUP OF THE DAY': 'Soup of the Day',
    'SOMETHING TO DIP IN': 'Something to Dip In',
    'STARTERS & SIDES': 'Starters & Sides',
    'MAC N CHEESE': 'Mac n Cheese',
    "FISH 'N' CHIPS": "Fish 'n' Chips",
    'BURGER W/ FRIES': 'Burger w/ Fries',
    'PICO DE GALLO': 'Pico de Gallo',
    'PENNE ALLA VODKA': 'Penne alla Vodka',
    'SALADS (LARGE)': 'Salads (Large)',
    'KIDS: A SMALL PIZZA': 'Kids: A Small Pizza',
    'SALAD/SOUP': 'Salad/Soup',
  });
});

test('apostrophes and hyphens are written as in names', () => {
  pairs('en', {
    "O'BRIEN'S STEW": "O'Brien's Stew",
    'O’BRIEN’S STEW': 'O’Brien’s Stew',
    "SHEPHERD'S PIE": "Shepherd's Pie",
    "WE'RE NUTS": "We're Nuts",
    'MCGREGOR STEAK': 'McGregor Steak',
    'EGGS-BENEDICT': 'Eggs-Benedict',
    'ALL-YOU-CAN-EAT RIBS': 'All-You-Can-Eat Ribs',
    'HALF-AND-HALF': 'Half-and-Half',
    'T-BONE STEAK': 'T-Bone Steak',
    "DUCK À L'ORANGE": "Duck à l'Orange",
    "D'ANGELO'S PIZZA": "D'Angelo's Pizza",
  });
});

test('abbreviations, roman numbers and figures stay as they are', () => {
  stays('en', 'BLT', 'BBQ', 'IPA', 'NY', 'XXL', 'PB&J', 'II', 'A1', '7UP', 'N.Y.');
  pairs('en', {
    'BBQ RIBS': 'BBQ Ribs',
    'BLT SANDWICH': 'BLT Sandwich',
    'NY CHEESECAKE': 'NY Cheesecake',
    'N.Y. STRIP': 'N.Y. Strip',
    'HAZY IPA ON TAP': 'Hazy IPA on Tap',
    'PB&J FRENCH TOAST': 'PB&J French Toast',
    'B&B PLATE': 'B&B Plate',
    'DOS EQUIS XX': 'Dos Equis XX',
    'MENU III': 'Menu III',
    'XXL BURGER': 'XXL Burger',
    'ST. LOUIS RIBS': 'St. Louis Ribs',
    'DR. PEPPER': 'Dr. Pepper',
    '16 OZ RIBEYE': '16 oz Ribeye',
    '330ML COKE': '330ml Coke',
    '4TH STREET BURGER': '4th Street Burger',
    'MIX GRILL': 'Mix Grill',
    'PIZZA 33cl': 'Pizza 33cl',
    'FRY DRY RYE': 'Fry Dry Rye',
    'A LA CARTE': 'A la Carte',
    'CRAB RANGOON (6PCS)': 'Crab Rangoon (6pcs)',
    "BEN & JERRY'S": "Ben & Jerry's",
    'NO. 1 COMBO': 'No. 1 Combo',
    'HAPPY HOUR 4-6PM': 'Happy Hour 4-6PM',
    'GF PASTA': 'GF Pasta',
    "KID'S MENU": "Kid's Menu",
  });
});

test('what is not printed in capitals only is left alone', () => {
  stays(
    'en',
    'Chicken Tikka',
    'chicken tikka',
    'iPhone Special',
    'BBQ ribs',
    'McDonald',
    'Grilled BLT',
    'A',
    '',
    '12',
    '牛肉面',
    'شاورما',
  );
  stays('de', 'Gemischter Salat', 'SPEZI groß');
  stays('it', 'Pizza DOC', "Spaghetti all'Amatriciana");
});

test('German words keep their capital; small words are low', () => {
  pairs('de', {
    'GEMISCHTER SALAT MIT THUNFISCH': 'Gemischter Salat mit Thunfisch',
    'SCHNITZEL „WIENER ART“ VOM KALB': 'Schnitzel „Wiener Art“ vom Kalb',
    'KÄSE UND WURST': 'Käse und Wurst',
    'SPAGHETTI IN TOMATEN-SAHNE-SOSSE': 'Spaghetti in Tomaten-Sahne-Sosse',
    'AUF DIE HAND': 'Auf die Hand',
    'ALKOHOLFREIE GETRÄNKE 0,5 L': 'Alkoholfreie Getränke 0,5 L',
    'GROẞE FLASCHE': 'Große Flasche',
    'SPARGEL À LA CARTE': 'Spargel à la Carte',
  });
});

test('French, Italian, Spanish and Portuguese names have a capital at their head and in names', () => {
  pairs('fr', {
    'MAGRET DE CANARD AU MIEL': 'Magret de canard au miel',
    "CRÈME D'ISIGNY": "Crème d'Isigny",
    "L'ENTRECÔTE GRILLÉE": "L'entrecôte grillée",
    'SOUPE À L’OIGNON': 'Soupe à l’oignon',
    'NOIX DE SAINT-JACQUES': 'Noix de Saint-Jacques',
    'JAMBON DE BAYONNE AOP': 'Jambon de Bayonne AOP',
    'POT-AU-FEU': 'Pot-au-feu',
    'CHÂTEAU MARGAUX': 'Château Margaux',
    'LES ENTRÉES': 'Les entrées',
  });
  pairs('it', {
    'PROSCIUTTO DI PARMA DOP': 'Prosciutto di Parma DOP',
    "INSALATA DELL'ORTO": "Insalata dell'orto",
    "SPAGHETTI ALL'AMATRICIANA": "Spaghetti all'amatriciana",
    'PENNE ALLA NORMA': 'Penne alla Norma',
    'PROSCIUTTO SAN DANIELE': 'Prosciutto San Daniele',
    "BURRATA DI SANT'ANTONIO": "Burrata di Sant'Antonio",
    'COCA-COLA 33CL': 'Coca-Cola 33cl',
    'COCA COLA': 'Coca Cola',
    'I PRIMI': 'I primi',
    TIRAMISÙ: 'Tiramisù',
    'CHIANTI D.O.C.G. RISERVA': 'Chianti D.O.C.G. riserva',
  });
  pairs('es', {
    'PULPO A LA GALLEGA': 'Pulpo a la gallega',
    'JAMÓN IBÉRICO DE JABUGO': 'Jamón ibérico de Jabugo',
    'PIMIENTOS DE PADRÓN': 'Pimientos de Padrón',
    'COLA DE TORO': 'Cola de toro',
    'ZUMO CON VITAMINA C': 'Zumo con vitamina C',
    '¡ÑAM! POSTRES': '¡Ñam! Postres',
    'CAFÉ (GRANDE)': 'Café (grande)',
  });
  pairs('pt', {
    'BACALHAU À BRÁS': 'Bacalhau à brás',
    'VINHO DO PORTO': 'Vinho do Porto',
    'PÃO DE QUEIJO': 'Pão de queijo',
  });
});

test('letters are lowered as the language lowers them', () => {
  pairs('tr', { 'IZGARA KÖFTE': 'Izgara Köfte', 'İÇLİ KÖFTE VE PİLAV': 'İçli Köfte ve Pilav' });
  pairs('nl', { 'IJSKOFFIE MET SLAGROOM': 'IJskoffie met slagroom' });
  pairs('el', { 'ΧΩΡΙΑΤΙΚΗ ΣΑΛΑΤΑ': 'Χωριατικη σαλατα', ΜΟΥΣΑΚΑΣ: 'Μουσακας' });
  pairs('cs', { 'SMRŽ NA MÁSLE': 'Smrž na másle' });
  pairs('en-GB', { 'CRÈME BRÛLÉE': 'Crème Brûlée' });
});

test('a word that the menu writes with a capital inside of a sentence is a name', () => {
  const names = printedNames([
    'con mozzarella di Agerola e basilico fresco',
    'Burrata, Pomodorini e Basilico Fresco',
    'servito con cipolla di Tropea',
  ]);
  expect([...names]).toEqual(['agerola', 'tropea']);
  expect(tidiedCapitals('CIPOLLA DI TROPEA', { language: 'it', names })).toBe('Cipolla di Tropea');
});
