/**
 * What a hard menu prints beside its dishes, per language. `N` stands for an amount, `X` for a name.
 * @typedef {object} Words
 * @property {string[]} names of restaurants @property {string[]} tags below the name
 * @property {string[]} hours @property {string[]} places addresses @property {string[]} phones @property {string[]} feet lines at the foot
 * @property {string[]} house long texts of the house @property {string[]} notes short notes between dishes or below a heading
 * @property {string[]} before words before an amount @property {string[]} after words after an amount @property {string[]} market instead of an amount
 * @property {string[]} portions small words between a name and its amount
 * @property {string[][]} sizes labels of size columns @property {string[][]} drinks labels of drink sizes @property {string[][]} wine labels of wine sizes
 * @property {string[][]} choices things that a dish is priced by
 * @property {string[]} each priced headings, after the heading @property {string[]} sentences priced sentences below a heading
 * @property {string[]} two two for one price
 * @property {string[]} addOns names @property {string[]} add lines of an add-on
 * @property {string[]} badges @property {string[]} choose
 * @property {string[]} sets names of set menus @property {string[]} per after the price of a set menu
 * @property {string[]} days @property {string[]} titles of a menu @property {string} page @property {string[]} subs subheadings @property {[string, string, string, string]} legend V, VG, GF, SPICY
 */

/** @type {Record<string, Words>} */
export const WORDS = {
  en: {
    names: ['The Gilded Otter', 'Harrow & Reed', 'Pinecrest Diner', 'Blue Anchor Fish House', 'Maple & Main', 'The Salt Yard', 'Lucky Sparrow', 'Rosie Quill\'s', 'Tin Roof Kitchen', 'Northgate Social', 'Wren Street Café', 'The Idle Kettle', 'Big Dill Deli', 'Orchard Lane', 'Red Lantern House', 'Bay Tree Spice'],
    tags: ['Est. 1974', 'Bar & Kitchen', 'Good food, slow afternoons', 'Family run since 1988', 'Breakfast · Lunch · Supper', 'Spring Menu', 'Take-Out Menu', 'Wood fired & local'],
    hours: ['Open daily 11.30am - 10pm', 'Mon-Thu 7-3, Fri-Sat 7-9, Sun 8-2', 'Tuesday to Sunday 12:00 - 22:30', 'Kitchen closes 9:45 pm', 'Happy Hour 4-6 daily', 'Served until 11.30am'],
    places: ['14 Chandler Street, Port Ellery', '2208 Hawthorn Avenue, Suite 5', '7 Market Row, Old Wexcombe', '350 West 9th Street', 'Unit 3, Station Approach, Harfield HD4 2QP'],
    phones: ['Tel: 01632 960 142', '(555) 014-0188', 'Call 555-0173 to order', '+1 555 010 2234', 'T. 01632 960 877'],
    feet: ['A discretionary 12.5% service charge is added to parties of 6 or more', '*Consuming raw or undercooked meats, eggs or shellfish may increase your risk of illness', 'All prices include VAT', 'Please tell us about any allergies before ordering', '18% gratuity added to tables of 8 or more', 'Cash only · No split checks', 'Minimum delivery order 20.00 within 3 miles'],
    house: ['We buy our vegetables from three farms within twenty miles and bake all our bread each morning. Nothing here comes out of a freezer but the ice cream.', 'Our story began in 1974 with one stove, six tables and a great deal of patience. Today the third generation of the family keeps the same recipes and the same stove.', 'Size up your plate with any of the extras below, or ask your server for the dishes on the board. We are happy to make smaller plates for children under 10.', 'Every steak is cut by hand and cooked over oak and charcoal. Please allow up to 25 minutes for well done orders and thicker cuts.', 'Like what you see? Our sauces and pickles are sold at the counter, and we cater for parties of 12 to 120 guests.'],
    notes: ['served with fries or salad', 'all served with rice and greens', 'available until 3 pm', 'please ask about today\'s specials', 'gluten free bases on request', 'allow 25 minutes', 'add a side salad to any main', 'choice of two sides', 'made to order', 'weekdays only', 'ask for our vegan options', 'all dishes may contain traces of nuts'],
    before: ['from', 'only', 'half', 'now'], after: ['each', 'per person', 'p.p.', 'ea', 'per oz', 'per scoop', 'per dozen', 'pp', 'a pair'], market: ['MP', 'Market Price', 'Mkt', 'ask', 'AQ', 'POA'],
    portions: ['Min 2 People', 'for two', 'serves 4', '6 pcs', 'half rack', 'limited'],
    sizes: [['Small', 'Large'], ['Sm', 'Med', 'Lg'], ['Half', 'Full'], ['Cup', 'Bowl'], ['10"', '14"', '18"'], ['Pt.', 'Qt.'], ['Reg', 'Large'], ['Half Doz', 'Dozen'], ['Petite', 'Regular', 'Family'], ['Ind', '1/2 Doz', 'Dozen']],
    drinks: [['Half', 'Pint'], ['Glass', 'Jug'], ['12oz', '16oz', '20oz'], ['Reg', 'Large'], ['Single', 'Double'], ['25ml', '50ml']], wine: [['175ml', '250ml', 'Bottle'], ['Glass', 'Bottle'], ['gl', 'btl'], ['125ml', '175ml', 'Btl'], ['Glass', 'Carafe', 'Bottle'], ['6oz', '9oz', 'Bottle']],
    choices: [['Chicken', 'Lamb'], ['Tofu', 'Beef', 'Prawn'], ['Small', 'Large'], ['Two', 'Three'], ['Cheese', 'Pepperoni'], ['with soup', 'with salad'], ['6 pieces', '12 pieces'], ['Vegetable', 'Chicken', 'King Prawn']],
    each: ['N each', 'all N', '- N', 'N', '(N)', 'any for N'], sentences: ['All dishes below N, served with rice', 'Any two for N', 'N each, add a drink for a little more', 'Choose any plate for only N', 'Everything in this section is N'],
    two: ['2 for N', 'two for N', '3 / N'],
    addOns: ['chicken', 'shrimp', 'avocado', 'bacon', 'fried egg', 'extra cheese', 'grilled salmon', 'gluten free bun', 'side of fries', 'guacamole'], add: ['add X +N', 'Add X N', '+ X N', 'with X +N', '(add X N)', 'Make it with X, N more'],
    badges: ['NEW!', 'HOT', 'Chef\'s choice', 'POPULAR', 'NEW', 'Best seller', 'SPECIAL', 'VEGAN', 'House favourite'], choose: ['choose one', 'choice of', 'pick any two', 'choose your starter', 'select one'],
    sets: ['Lunch Menu', 'Tasting Menu', 'Set Menu for Two', 'Early Bird', 'Sunday Menu', 'Banquet A', 'Banquet B', 'Two Courses'], per: ['per person', 'pp', 'for two', ''],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], titles: ['MENU', 'Dinner', 'Main Menu', 'Food', 'Food & Drink', 'All Day Menu'], page: 'Page', subs: ['House Specials', 'Lighter', 'To Share', 'Favourites', 'Classics', 'Seasonal', 'From the Board', 'Old & New'], legend: ['vegetarian', 'vegan', 'gluten free', 'spicy'],
  },
  de: {
    names: ['Gasthof Sonnblick', 'Zum Alten Brunnen', 'Wirtshaus am Anger', 'Café Löwenzahn', 'Ristorante Bellevue', 'Stüberl Hinterhof', 'Landgasthaus Mühlbach'],
    tags: ['Seit 1911', 'Gutbürgerliche Küche', 'Speisen & Getränke', 'Regional und saisonal', 'Familie Obermair'],
    hours: ['Geöffnet täglich 11.30 bis 22 Uhr', 'Warme Küche 12-14 und 17.30-21 Uhr', 'Montag Ruhetag', 'Mittagstisch Mo-Fr 11.30 - 14.00 Uhr'],
    places: ['Lindenstraße 14, 80000 Neudorf', 'Am Markt 3, 5020 Altburg', 'Bachgasse 27'], phones: ['Tel. 0821 / 555 01 42', 'Telefon +43 662 5550 17', 'Reservierung 0711 5550133'],
    feet: ['Alle Preise in Euro inklusive MwSt.', '1) mit Konservierungsstoff 2) mit Farbstoff 3) koffeinhaltig', 'Änderungen vorbehalten', 'Über Allergene gibt unser Personal gerne Auskunft'],
    house: ['Unser Fleisch stammt von Höfen aus der Umgebung, das Brot backen wir selbst. Deshalb kann es an vollen Abenden auch einmal etwas länger dauern.', 'Seit vier Generationen wird in diesem Haus gekocht, gebraut und gefeiert. Gerne richten wir auch Ihre Familienfeier bis 80 Personen aus.'],
    notes: ['mit Beilagensalat', 'ab 17.30 Uhr', 'für 2 Personen', 'auch als kleine Portion', 'hausgemacht', 'nur am Wochenende', 'dazu reichen wir Brot', 'solange der Vorrat reicht', 'Wartezeit ca. 25 Minuten'],
    before: ['ab', 'je', 'nur'], after: ['pro Person', 'p.P.', 'je Stück', 'je 100g', 'pro Portion', '/ Port.'], market: ['Tagespreis', 'n. Gewicht', 'auf Anfrage'], portions: ['ab 2 Pers.', 'ca. 300g', '4 Stück', 'für Zwei'],
    sizes: [['klein', 'groß'], ['Kl.', 'Gr.'], ['halb', 'ganz'], ['26cm', '32cm'], ['Tasse', 'Teller'], ['klein', 'normal', 'groß']], drinks: [['0,2 l', '0,4 l'], ['0,3 l', '0,5 l'], ['2cl', '4cl'], ['Tasse', 'Kännchen'], ['Glas', 'Krug']], wine: [['0,1 l', '0,2 l', 'Flasche'], ['Glas', 'Flasche'], ['0,2 l', '0,75 l'], ['Glas', 'Karaffe', 'Flasche']],
    choices: [['Huhn', 'Lamm'], ['klein', 'groß'], ['mit Brot', 'mit Bratkartoffeln'], ['Schwein', 'Kalb']],
    each: ['je N', 'N', 'alle N', '(N)', '- N'], sentences: ['Alle Gerichte je N', 'Jedes Gericht mit Salat und Getränk N', 'Mittagsteller inklusive Suppe N'], two: ['2 Stück N', 'zwei für N'],
    addOns: ['Spiegelei', 'Pommes Frites', 'Röstzwiebeln', 'Käse', 'Garnelen', 'Putenstreifen'], add: ['mit X + N', 'dazu X +N', '+ X N', 'extra X N', 'Aufpreis X N'],
    badges: ['NEU', 'Tipp!', 'scharf', 'vegan', 'Beliebt', 'Hausgemacht'], choose: ['zur Wahl', 'wahlweise', 'wählen Sie'], sets: ['Mittagsmenü', 'Degustationsmenü', 'Wirtshausmenü', 'Drei-Gänge-Menü', 'Sonntagsbraten'], per: ['pro Person', 'p.P.', ''],
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'], titles: ['Speisekarte', 'Tageskarte', 'Speisen', 'Karte'], page: 'Seite', subs: ['Klassiker', 'Der Saison', 'Empfehlungen', 'Leicht', 'Vom Haus'], legend: ['vegetarisch', 'vegan', 'glutenfrei', 'scharf'],
  },
  it: {
    names: ['Osteria del Glicine', 'Trattoria Sant\'Orsola', 'Pizzeria La Fiamma', 'Da Olimpia', 'Il Cortile', 'Locanda Tre Gelsi'],
    tags: ['dal 1956', 'Cucina di casa', 'Pizza a legna', 'Menù d\'estate', 'Ristorante · Pizzeria'],
    hours: ['Aperto 12.30-14.30 e 19.30-23.00', 'Chiuso il lunedì', 'Cucina aperta fino alle 22.30'], places: ['Via dei Tigli 18, Montelago', 'Piazza Vecchia 4', 'Lungomare Ponente 112, Porto Aurea'], phones: ['Tel. 0555 010142', 'Prenotazioni +39 055 5010 233'],
    feet: ['Coperto € 2,50', 'Servizio 10%', '*prodotto surgelato all\'origine', 'Gli allergeni sono indicati con numeri da 1 a 14'],
    house: ['Impastiamo ogni mattina con farine macinate a pietra e lasciamo lievitare per quarantotto ore. Il forno resta acceso dal 1956.', 'Il pesce arriva dal porto ogni giorno: per questo la carta cambia spesso e alcuni piatti finiscono presto.'],
    notes: ['minimo 2 persone', 'fatti in casa', 'con contorno', 'secondo disponibilità', 'solo la sera', 'impasto integrale su richiesta', 'serviti con pane caldo'],
    before: ['da', 'solo'], after: ['a persona', 'p.p.', 'l\'etto', 'cad.', 'al pezzo', 'all\'hg'], market: ['s.q.', 'secondo peso', 'S.P.'], portions: ['min. 2 pers.', 'per due', '6 pz', 'gr 300'],
    sizes: [['Mezza', 'Intera'], ['Piccola', 'Grande'], ['Normale', 'Maxi'], ['Baby', 'Normale', 'Gigante']], drinks: [['0,2 l', '0,4 l'], ['Piccola', 'Media'], ['25cl', '50cl', '1l']], wine: [['Calice', 'Bottiglia'], ['cal.', 'bott.'], ['¼ l', '½ l', '1 l'], ['Calice', 'Caraffa', 'Bottiglia']],
    choices: [['carne', 'pesce'], ['mezza', 'intera'], ['con bufala', 'con fiordilatte']],
    each: ['N', 'tutte a N', '€ N l\'una', '(N)'], sentences: ['Tutti i contorni N', 'Tutti i dolci sono a N', 'Ogni aggiunta N'], two: ['2 per N'],
    addOns: ['bufala', 'prosciutto crudo', 'tartufo', 'burrata', 'rucola', 'patatine'], add: ['aggiunta X + N', 'con X +N', '+ X N', 'supplemento X N'],
    badges: ['NOVITÀ', 'VEGANA', 'Piccante', 'Consigliato'], choose: ['a scelta', 'scelta tra'], sets: ['Menù Degustazione', 'Menù del Giorno', 'Menù Terra', 'Menù Mare', 'Menù Bambini'], per: ['a persona', 'p.p.', ''],
    days: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì'], titles: ['Menù', 'La Carta', 'Il Menù'], page: 'Pagina', subs: ['I Classici', 'Di Stagione', 'Della Casa', 'Le Speciali'], legend: ['vegetariano', 'vegano', 'senza glutine', 'piccante'],
  },
  es: {
    names: ['Taberna La Encina', 'Casa Remedios', 'El Patio de Luz', 'Mesón Tres Caminos', 'Cantina La Paloma'],
    tags: ['Desde 1968', 'Cocina de mercado', 'Carta de temporada', 'Bar · Restaurante'],
    hours: ['Abierto de 13.00 a 16.00 y de 20.30 a 23.30', 'Lunes cerrado', 'Menú de lunes a viernes de 13 a 16 h'], places: ['Calle del Molino 23, Villalta', 'Plaza Mayor 6', 'Av. de los Olivos 140'], phones: ['Reservas 955 010 142', 'Tel. +34 955 01 02 33'],
    feet: ['IVA incluido', 'Suplemento de terraza 10%', 'Consulte los alérgenos', 'Pan y aperitivo 1,80 por persona'],
    house: ['Trabajamos con productores de la comarca y cocinamos a fuego lento como lo hacía la abuela Remedios. Si algo falta en la carta, pregunte.', 'Nuestros arroces se preparan al momento y tardan unos veinticinco minutos; la espera merece la pena.'],
    notes: ['mínimo 2 personas', 'con guarnición', 'por encargo', 'precio por persona', 'según temporada', 'todas llevan pan', 'solo al mediodía', 'pregunte por las opciones veganas'],
    before: ['desde', 'solo'], after: ['por persona', 'c/u', '/ud', 'la unidad', '€/kg', 'p.p.'], market: ['S/M', 'según mercado', 'Consultar precio'], portions: ['mín. 2 pers.', '6 uds', 'para dos', '350 gr'],
    sizes: [['Tapa', 'Ración'], ['1/2', 'Ración'], ['Media', 'Entera'], ['Tapa', 'Media', 'Ración'], ['Chica', 'Grande']], drinks: [['Copa', 'Jarra'], ['Caña', 'Pinta'], ['Vaso', 'Litro']], wine: [['Copa', 'Botella'], ['copa', 'bot.'], ['Copa', 'Jarra', 'Botella']],
    choices: [['pollo', 'gambas'], ['media', 'ración'], ['Res', 'Pollo', 'Camarón']],
    each: ['N', 'a N', 'todas N', 'N c/u'], sentences: ['Todas las tostas a N', 'Cualquier pizza por N', 'Tapa y bebida N'], two: ['2 por N'],
    addOns: ['jamón', 'huevo frito', 'queso', 'aguacate', 'pollo', 'papas'], add: ['añadir X +N', '+ X N', 'con X N', 'extra X +N', 'suplemento X N'],
    badges: ['NUEVO', '¡Picante!', 'Recomendado', 'Vegano'], choose: ['a elegir', 'elija uno', 'incluye'], sets: ['Menú del Día', 'Menú Degustación', 'Menú de Grupo', 'Menú Infantil'], per: ['por persona', ''],
    days: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'], titles: ['Carta', 'Menú', 'Nuestra Carta'], page: 'Página', subs: ['Clásicos', 'De Temporada', 'De la Casa', 'Recomendados'], legend: ['vegetariano', 'vegano', 'sin gluten', 'picante'],
  },
  fr: {
    names: ['Le Bistrot du Lavoir', 'Chez Armande', 'La Table d\'Hugon', 'Brasserie des Tilleuls', 'L\'Ardoise Bleue', 'Saveurs & Fêtes'],
    tags: ['Maison fondée en 1932', 'Cuisine de marché', 'Restaurant · Traiteur', 'À emporter - livrer - servir'],
    hours: ['Ouvert de 12h à 14h30 et de 19h à 22h30', 'Fermé le lundi', 'Du mardi au samedi', 'les midis sauf week-end & jours fériés'], places: ['18 rue des Tanneurs, Valbrune', '5 place du Marché', 'Impasse du Puits, 81000 Lesquières'], phones: ['Tél. 05 55 01 01 42', 'Portable : 06 55 50 10 33'],
    feet: ['Prix nets, service compris', 'La liste des allergènes est disponible sur demande', 'Nos viandes sont d\'origine française', 'Paiement par chèque non accepté'],
    house: ['Toute notre cuisine est faite sur place à partir de produits frais. La carte suit les saisons et les arrivages du marché de Valbrune.', 'Née en 1932 sur les quais, la maison a gardé son comptoir de zinc, ses miroirs et le goût des plats qui mijotent longtemps.'],
    notes: ['faits maison', 'pour 2 personnes', 'selon arrivage', 'servis avec salade', 'le midi en semaine', 'supplément frites', 'accompagnement au choix', '24h à l\'avance'],
    before: ['dès', 'à partir de'], after: ['La Part', 'par personne', '/pers', 'pers.', 'la pièce', 'les 6', 'le kg', 'la coupe'], market: ['prix du jour', 'selon cours', 'sur demande'], portions: ['Min 10 Pers', 'pour 2 pers.', '6 pièces', '300 g'],
    sizes: [['Petite', 'Grande'], ['Demi', 'Entière'], ['6', '12'], ['Simple', 'Double'], ['Entrée', 'Plat'], ['26 cm', '33 cm', '40 cm']], drinks: [['25cl', '33cl'], ['25cl', '50cl'], ['2cl', '4cl'], ['Simple', 'Double'], ['25cl', '50cl', '1L']], wine: [['Verre', 'Bouteille'], ['12cl', '75cl'], ['15cl', '25cl', '50cl'], ['Verre', 'Pichet', 'Bouteille']],
    choices: [['petite', 'grande'], ['bœuf', 'poulet'], ['x1', 'x2'], ['nature', 'garnie']],
    each: ['N', 'tout à N', '= N', '(N)', 'N au choix'], sentences: ['Tous nos desserts à N', 'Une boule N, servie avec chantilly', 'Formule entrée et plat N'], two: ['les 2 : N', '2 pour N'],
    addOns: ['œuf', 'lardons', 'frites', 'chèvre', 'foie gras', 'chantilly'], add: ['Supplément X +N', 'supp. X N', '+ X N', 'avec X +N'],
    badges: ['NOUVEAU', 'Coup de cœur', 'Épicé', 'Végétarien', 'Maison'], choose: ['au choix', 'ou', 'choix de'], sets: ['Menu du Midi', 'Menu Dégustation', 'Formule Express', 'Menu Enfant', 'Menu Terroir'], per: ['par pers.', 'pers', ''],
    days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'], titles: ['La Carte', 'Menu', 'Notre Carte'], page: 'Page', subs: ['Les Classiques', 'De Saison', 'De la Maison', 'À Partager'], legend: ['végétarien', 'végan', 'sans gluten', 'épicé'],
  },
  pt: {
    names: ['Tasca da Figueira', 'Adega do Cais', 'Cantinho da Avó Lurdes', 'Lanchonete Boa Hora'],
    tags: ['Desde 1961', 'Cozinha regional', 'Comida caseira'], hours: ['Aberto das 12h às 15h e das 19h às 22h30', 'Encerra à terça-feira', 'Seg a Sáb 11h - 23h'], places: ['Rua do Poço 12, Vila Serena', 'Largo da Fonte 3', 'Av. das Palmeiras 880'], phones: ['Tel. 215 550 142', 'WhatsApp (11) 95550-0142'],
    feet: ['IVA incluído à taxa em vigor', 'Existe livro de reclamações', 'Taxa de serviço 10%'],
    house: ['A nossa casa abriu em 1961 junto ao cais e continua a servir o peixe que chega de manhã. As doses são para quem tem fome.', 'Todos os pratos acompanham arroz, feijão, farofa e salada. Para viagem, acrescente a embalagem.'],
    notes: ['mínimo 2 pessoas', 'com acompanhamento', 'dose para dois', 'por encomenda', 'acompanha arroz e salada', 'só ao almoço'],
    before: ['desde', 'só'], after: ['por pessoa', 'p/pessoa', 'cada', 'a dose', '/kg', 'un.'], market: ['preço do dia', 'Sob. Consulta', 'ao peso'], portions: ['mín. 2 pess.', '6 unid.', 'p/ dois', '400g'],
    sizes: [['Meia', 'Dose'], ['½ dose', 'Dose'], ['Pequeno', 'Grande'], ['P', 'M', 'G'], ['Ind', 'Grd'], ['Broto', 'Grande']], drinks: [['20cl', '40cl'], ['Copo', 'Jarra'], ['300ml', '500ml']], wine: [['Copo', 'Garrafa'], ['Copo', '½ Garrafa', 'Garrafa']],
    choices: [['meia dose', 'dose'], ['frango', 'camarão'], ['simples', 'completo']],
    each: ['N', 'todas N', 'N cada'], sentences: ['Todas as sobremesas N', 'Qualquer prato do dia por N'], two: ['2 por N'],
    addOns: ['ovo', 'queijo', 'bacon', 'presunto', 'batata frita'], add: ['Extra X +N', '+ X N', 'com X N', 'adicional X N'],
    badges: ['NOVO', 'Picante', 'Da casa'], choose: ['à escolha', 'escolha um', 'inclui'], sets: ['Menu do Dia', 'Menu Executivo', 'Menu Degustação', 'Combinado da Casa'], per: ['por pessoa', ''],
    days: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'], titles: ['Ementa', 'Cardápio', 'Carta'], page: 'Página', subs: ['Tradicionais', 'Da Época', 'Da Casa', 'Leves'], legend: ['vegetariano', 'vegano', 'sem glúten', 'picante'],
  },
  tr: {
    names: ['Çınaraltı Sofrası', 'Bahçe Ocakbaşı', 'Mavi Köşe Restoran', 'Lezzet Durağı Nuri Usta'],
    tags: ['1967\'den beri', 'Ocakbaşı & Meze', 'Ev yemekleri'], hours: ['Her gün 11:00 - 23:00', 'Pazartesi kapalı', 'Kahvaltı 08.00 - 12.00'], places: ['Zeytin Sokak No: 14, Yalıköy', 'Cumhuriyet Cad. 203'], phones: ['Tel: 0212 555 01 42', 'Paket servis 0532 555 01 77'],
    feet: ['Fiyatlarımıza KDV dahildir', 'Servis ücreti %10', 'Fiyatlar TL cinsindendir'],
    house: ['Etlerimiz her sabah kendi kasabımızdan gelir, ekmeğimiz taş fırında pişer. Mezelerimizi vitrinden seçebilirsiniz.', 'Üç kuşaktır aynı ocağın başındayız. Kalabalık sofralar için lütfen bir gün önceden arayınız.'],
    notes: ['en az 2 kişilik', 'pilav ve salata ile', 'odun ateşinde', 'mevsimine göre', 'acılı veya acısız', 'lavaş ile servis edilir'],
    before: ['sadece'], after: ['kişi başı', 'adet', 'porsiyon', '/kg'], market: ['günlük', 'sorunuz', 'gramaja göre'], portions: ['2 kişilik', '6 adet', '250 gr'],
    sizes: [['Az', 'Tam'], ['Küçük', 'Büyük'], ['1 Porsiyon', '1,5 Porsiyon'], ['Yarım', 'Tam']], drinks: [['Bardak', 'Sürahi'], ['Küçük', 'Büyük'], ['33cl', '50cl']], wine: [['Kadeh', 'Şişe']],
    choices: [['tavuk', 'et'], ['az', 'tam'], ['acılı', 'acısız', 'karışık']],
    each: ['N', 'hepsi N', '(N)'], sentences: ['Tüm tatlılar N', 'Tüm mezeler porsiyon N'], two: ['2 adet N'],
    addOns: ['kaşar', 'yoğurt', 'yumurta', 'patates'], add: ['X ilave +N', '+ X N', 'ekstra X N'],
    badges: ['YENİ', 'ACI', 'Şefin önerisi'], choose: ['seçiminiz', 'birini seçin'], sets: ['Fiks Menü', 'Öğle Menüsü', 'Serpme Kahvaltı'], per: ['kişi başı', ''],
    days: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma'], titles: ['Menü', 'Yemek Listesi'], page: 'Sayfa', subs: ['Klasikler', 'Mevsimlik', 'Ustanın Seçimi'], legend: ['vejetaryen', 'vegan', 'glutensiz', 'acı'],
  },
  nl: {
    names: ['Eetcafé De Oude Sluis', 'Brasserie Het Wilgenhof', 'De Smulpot', 'Grand Café Zonneweide'],
    tags: ['Sinds 1979', 'Eten & Drinken', 'Lunch · Borrel · Diner'], hours: ['Dagelijks geopend van 10.00 tot 23.00 uur', 'Keuken open tot 21.30 uur', 'Lunch van 11 tot 16 uur'], places: ['Kade 12, Oudewater aan de Vliet', 'Marktplein 4'], phones: ['Tel. 020 555 0142', 'Reserveren: 0555 501 033'],
    feet: ['Heeft u een allergie? Meld het ons!', 'Alle prijzen zijn inclusief btw', 'Wij splitsen geen rekeningen'],
    house: ['Onze groenten komen van de tuinder om de hoek en het brood van de molen. Vraag gerust naar de suggesties op het bord.', 'Al meer dan veertig jaar schuiven hier buren, schippers en reizigers aan dezelfde lange tafel aan.'],
    notes: ['met friet en salade', 'vanaf 2 personen', 'tot 16.00 uur', 'keuze uit wit of bruin brood', 'ook als voorgerecht', 'in het weekend', 'vraag naar de dagverse vis'],
    before: ['vanaf', 'per stuk', 'slechts'], after: ['p.p.', 'per stuk', 'per persoon', 'per 6', 'p.st.'], market: ['dagprijs', 'op aanvraag'], portions: ['v.a. 2 pers.', '8 stuks', '250 gram'],
    sizes: [['Klein', 'Groot'], ['half', 'heel'], ['Voor', 'Hoofd'], ['S', 'M', 'L']], drinks: [['25cl', '50cl'], ['Glas', 'Karaf'], ['Klein', 'Groot']], wine: [['Glas', 'Fles'], ['Glas', 'Karaf', 'Fles'], ['gl', 'fl']],
    choices: [['kip', 'garnalen'], ['voor', 'hoofd'], ['1 kroket', '2 kroketten']],
    each: ['N', 'alle N', 'per stuk N', '- N'], sentences: ['Alle broodjes N', 'Keuze uit onderstaande gerechten voor N'], two: ['2 voor N'],
    addOns: ['kaas', 'spek', 'friet', 'gebakken ei', 'truffelmayonaise'], add: ['extra X + N', '+ X N', 'met X +N', 'supplement X N'],
    badges: ['NIEUW', 'Vega', 'Tip!', 'Pittig'], choose: ['naar keuze', 'keuze uit'], sets: ['Keuzemenu', 'Driegangenmenu', 'Lunchmenu', 'High Tea'], per: ['p.p.', 'per persoon', ''],
    days: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'], titles: ['Menukaart', 'Dinerkaart', 'Kaart'], page: 'Pagina', subs: ['Klassiekers', 'Van het Seizoen', 'Van het Huis', 'Licht'], legend: ['vegetarisch', 'veganistisch', 'glutenvrij', 'pittig'],
  },
};
