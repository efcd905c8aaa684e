/** The shop's own texts: HTML as the server prints it, with links. */
export const TEXTS = [
  'Finals night medals are engraved, ribboned and boxed: four hundred and twelve of them, for eleven clubs from Redcliffe to the Redlands. Pick-up is from the Montague Road counter until eight tonight. #champions #engraving',
  'Closed on Wednesday for the Ekka. Back on Thursday with clean hands.',
  'Line one of the honour board: 1926.<br>Line two: 1927.<br>And so on until last Saturday, when the Toowong Bowls Club ran out of wood and rang us. New wings for an old board, in the same Queensland maple. #honourboards<br>#timber',
  'We measured every cup on the top shelf so that you do not have to: <a href="https://shop.example/size-guide/">the size guide</a> has heights, plate sizes and how many letters fit on a line. Questions to <a href="mailto:counter@shop.example">counter@shop.example</a>.',
  'How the name gets onto the cup, in ninety seconds 🏆 Volume up for the little ping at the end. #behindthebench',
  'Gold, silver, and the bronze that always looks best in photos 🥇🥈🥉',
  'Presentation evening at the Paddington bowling green, with sausages. All engraving of the night is done on the spot, three lines at most.',
  'What does a perpetual trophy cost over twenty-one years? Less than twenty-one trophies, it turns out; Rhonda has done the sums, with plates, postage and one dropped base. The long answer is on our pages, the short one is: buy the good timber once, and the small plates every year.',
  'This year’s range: resin for the juniors, glass for the sponsors, and a very large cup for whoever wins the raffle. #2020 was small; #2025awards are not.',
  'Three shields, one afternoon. The middle one went to St Lucia rugby league, who won it by a field goal in extra time.',
  'Tall things need tall boxes. We have them now.',
  'A friend of the workshop filmed the whole morning: cutting, sanding, plating, coffee, plating.',
  '<a class="cff-post-text-link" href="https://shop.example/engraving-guide/">What to write on a trophy when there is room for twenty letters, and what to leave to the speech: a guide for club secretaries, with examples that fit</a>',
  'Live from the State Netball Centre, where 96 medals are waiting for 96 players & one is waiting for the umpire <3',
  'On air this morning: Des on why brass beats steel, and why nobody believes him. #radio',
  'Ten per cent off plates for every club that sends its names before the first of the month. Names in a spreadsheet, please: no photos of whiteboards (we have tried).',
  'The old slide show of 2009, from the days when everything moved in a little box.',
  'Nice words from the Indooroopilly Chess Club, about a very small cup with a very long name on it.',
  'We are live from the counter: ask us anything about engraving.',
  'The colour of the ribbon is #ff0000, the font is Garamond, the winner is under nineteen. That is all we may say before Friday. #facade #netballqueensland #champions',
  'Lost property of presentation night: one blazer, two pairs of glasses, a perpetual shield (!). Ring the counter on 07 5550 0000.',
  'Zażółć gęślą jaźń: every letter of it fits on a 60 mm plate, and so does Ναταλία. We engrave what your members are called. #naïve #größe',
  'Twelve crystal blocks for the Rotary Club of Brisbane River, each with a map of its suburb inside. The laser draws them dot by dot, four hundred thousand dots to a block; it takes as long as lunch, and smells like nothing at all, which still surprises people who come to watch.',
]

/** Other people. The last has no picture, and the second no page that everybody may see. */
export const PEOPLE = [
  {
    id: '22',
    name: 'Merle from the bowls club',
    link: 'https://www.facebook.com/merle.bowls',
    picture: 'merle',
  },
  { id: '23', name: 'Coach Tran', link: 'https://www.facebook.com/app_scoped_user_id/23/', picture: 'tran' },
  {
    id: '24',
    name: 'Indooroopilly Chess Club',
    link: 'https://www.facebook.com/indrochess',
    picture: 'chess',
  },
  { id: '25', name: 'Agnieszka Nowak', link: 'https://www.facebook.com/agnieszka.nowak', picture: 'nowak' },
  { id: '26', name: 'St Lucia Juniors', link: '', picture: '' },
]

/** The visitors' comments: text, as the network keeps it. */
export const COMMENTS = [
  'Great medals! The under-nines have not taken theirs off yet.',
  'Trophy Shop got every one of the 412 names right. We counted twice.',
  'Is the big cup still there? Asking for the treasurer <3 www.shop.example',
  'Send the list to secretary@club.example, please.\nWe meet on Tuesday.',
  'Last year’s shield: https://club.example/shield?year=2024&side=front (not ours, sadly).',
  'Tom & Jerry <br>(the goalkeepers) say thanks!',
  '🏆🏆🏆',
  'Does engraving cost extra on resin?',
]

/** The replies: with entities, as the server sends them. */
export const REPLIES = [
  'Two lines are free, Tom &amp; Jerry get three.',
  'It does not. See you at the counter &lt;3',
  'Tuesday works for us!',
]

/** Under their own names on the network's review pages. */
export const REVIEWS = [
  ['Merle Watson', 5, 'Twenty-one plates in two days, and they found the year that we had left out.'],
  ['Huy Tran', 5, 'Forty medals for forty very small footballers. All of them shiny, none of them late.'],
  [
    'Agnieszka Nowak',
    4,
    'Lovely glass. Parking on Montague Road is what it is, so one star stays with the council, but the people at the counter carried both boxes to the car and would not hear of being thanked for it.',
  ],
  ['Robert Okafor', 5, 'They talked me out of the bigger cup. Who does that?'],
  ['Kath Dwyer', 3, 'Good engraving, wrong ribbon. Changed within the hour.'],
  ['Sione Fifita', 5, ''],
  ['Prue Anderson', 5, 'Our perpetual shield looks younger than its winners.'],
  ['Dev Patel', 5, 'Ordered on Monday, presented on Thursday.'],
  ['Lena Brandt', 4, 'Fair prices, honest advice.'],
  ['George Papadakis', 5, 'Every letter of the name. In Greek.'],
]

/** The events: title, place, first day, last day. */
export const EVENTS = [
  ['Club awards evening', 'Bulimba Bowls Club', 'July 3rd, ', 'July 3rd, '],
  ['Engraving while you wait', 'Montague Road counter', 'July 11th, ', 'July 12th, '],
  ['State netball finals', 'State Netball Centre, Nathan', 'July 18th, ', 'July 18th, '],
  ['Honour-board open day', 'The workshop, West End', 'August 1st, ', 'August 1st, '],
  ['Ekka medals', 'Brisbane Showgrounds, Bowen Hills', 'August 8th, ', 'August 17th, '],
  ['Chess cup', 'Indooroopilly Library', 'August 23rd, ', 'August 23rd, '],
]
export const EVENT_TEXT =
  'Bring the list of names and leave with the trophies. The small machine stands at the door and does three lines at most, the large one in the back does everything else by Friday. #engraving More at <a href="https://shop.example/events/">shop.example/events</a>.'

/** Hostile text, for every place in which strangers write. */
export const HOSTILE_TEXT =
  '<script>window.hacked = 1</script><img src="/assets/images/nothing.svg" onerror="window.hacked = 1"><br>ok &lt;b&gt;bold&lt;/b&gt; javascript:window.hacked=1 "><svg onload="window.hacked = 1">'
export const HOSTILE_LINK = 'javascript:window.hacked=1'
