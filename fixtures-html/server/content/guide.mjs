/**
 * @typedef {object} Chapter
 * @property {string} id
 * @property {string} title
 * @property {readonly string[]} paragraphs
 * @property {readonly string[]} [points]
 * @property {string} [image] file name in assets/images
 */

/** @type {readonly Chapter[]} */
export const CHAPTERS = [
  {
    id: 'wording',
    title: 'Wording',
    image: 'timber-plaque.svg',
    paragraphs: [
      'Good engraving is short. A plate on a 150 mm cup is 60 mm wide, and three lines of about twenty letters look right on it. The first line says who gives the award, the second what it is for, the third who won it and when.',
      'Write names as their owners write them. Ask about hyphens, capitals inside a name and accents: our machines cut them all. Leave out commas at the ends of lines, and leave out "the".',
      'On a plaque for a person, put the name first and largest. Years of service go below, and one sentence at most below that. If the sentence would fit anybody else in the club, leave it off.',
    ],
    points: ['Inala Swimming Club', '12 Years Girls Freestyle', 'Mei-Lin O’Hara 2025'],
  },
  {
    id: 'lines',
    title: 'Lines and letters',
    paragraphs: [
      'We count letters, spaces and marks together. As a rule the plate’s width in millimetres divided by three is the number of letters in a comfortable line at 4 mm height. You may go to half as many again if the letters go down to 3 mm.',
      'A plate with one very long line and two short ones looks crowded, because all of them take the size of the longest. Break the long line in two and the whole plate gains.',
    ],
    points: [
      'Medal back, 30 mm centre: 3 lines of 12',
      'Cup plate, 60 × 20 mm: 3 lines of 20',
      'Shield plate, 45 × 14 mm: 2 lines of 15',
      'Plaque, 150 × 200 mm: up to 12 lines of 30',
    ],
  },
  {
    id: 'fonts',
    title: 'Fonts',
    image: 'engraving-plate.svg',
    paragraphs: [
      'Below 3 mm we use six plain faces that keep their counters open. Above that, nearly anything goes, and we can match the letters of an older trophy from a photograph or a pencil rubbing.',
      'Scripts look handsome on glass and on large brass plates. They do not like capitals throughout, small sizes, or coarse timber. If your club’s charter is set in a script, send it and we shall show you a proof at true size.',
      'Please name a font only if it matters. "Something like last year" is a good instruction: we keep every job for seven years.',
    ],
  },
  {
    id: 'materials',
    title: 'Materials',
    paragraphs: [
      'Brass takes a diamond cut that shines against a satin face. Anodised aluminium is lasered: the colour burns off and leaves white metal. Acrylic and two-layer plastic are cut through the top colour to the one below. Glass and crystal are sandblasted through a mask, or lasered where the drawing is fine.',
      'Stainless steel outdoors is etched and filled with paint. It is slower and dearer, and it is the one we put our name to on the bayside, where salt gets into everything else within five years.',
      'Timber is burnt. Maple, ash and hoop pine burn evenly; jarrah and spotted gum are so dark that we fix a plate instead.',
    ],
    points: [
      'Brass: indoors, traditional, polishes up',
      'Aluminium: light, cheap, many colours',
      'Glass: heavy, elegant, one colour',
      'Stainless steel: outdoors, for decades',
    ],
  },
  {
    id: 'logos',
    title: 'Logos',
    image: 'lapel-pin.svg',
    paragraphs: [
      'We engrave shapes, not shades. A logo with gradients, shadows or a photograph inside has to be redrawn in one colour. Most clubs have such a version already: ask whoever last ordered the polo shirts.',
      'Send a vector file, that is PDF, SVG, AI or EPS. A picture from the website is 200 pixels wide and turns into a staircase on a 40 mm plate. If there is no vector file we redraw the logo for $35.00, and the file is yours.',
    ],
  },
  {
    id: 'lists',
    title: 'Sending your list',
    paragraphs: [
      'A spreadsheet is best. One row for each trophy, one column for each line, one column for the product. Leave the cells plain: no merged cells, no colours that mean something, no notes in the margin. What stands in the cell is what gets cut.',
      'Have somebody who knows the people read it aloud, from the top, to somebody who does not. Nine out of ten corrections come from that quarter of an hour.',
      'For fewer than ten pieces you may type the wording into the notes at checkout. Number the pieces, and put each line on a line of its own.',
    ],
  },
  {
    id: 'proofs',
    title: 'Proofs',
    image: 'name-badge.svg',
    paragraphs: [
      'For plaques, glass, honour boards and everything above $300.00 we send a drawing at true size before we start. Look at it printed, not on a telephone. Work begins when you answer, so the days that a proof waits for you are not counted in our times.',
      'A proof shows letters, sizes and places. It does not show the shine of brass or the frost on glass. There are samples at the counter for that, and we post small ones free of charge.',
    ],
  },
  {
    id: 'times',
    title: 'Times',
    paragraphs: [
      'Three working days for up to fifty pieces with plates. Five for up to five hundred. Glass and crystal take a week, honour boards three, cast medals of your own design six. From July to October every club in Brisbane has its presentation night, and you should add two days to all of these.',
      'We do rush work when a bench is free. It costs a quarter more, and if we cannot do it we tell you on the telephone and not on the day.',
    ],
    points: [
      'Stock medals, own centre: 6 working days',
      'Cups and figures: 3 working days',
      'Plaques: 5 working days from the proof',
      'Glass and crystal: 7 working days from the proof',
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    image: 'gold-cup.svg',
    paragraphs: [
      'Up to three lines are included with every trophy, cup, medal and plaque that we sell. Each further line is $1.10. A logo costs $15.00 for the set-up, once, and nothing for each piece.',
      'Things that you bring along are engraved at $22.00 for the first and $8.00 for each further piece of the same kind, up to two lines. We ask you to sign that we may clamp it: now and then a tankard turns out to be thinner than it looked.',
      'All prices include GST. Schools and councils may order on account with a purchase order.',
    ],
  },
  {
    id: 'care',
    title: 'Care',
    image: 'silver-cup.svg',
    paragraphs: [
      'Dust metal with a soft dry cloth. Silver plate may be washed in warm water with a drop of dish soap; never use dip or wadding on an engraved face, because it fills the letters with white. Lacquered brass needs nothing at all for about ten years, after which we strip and lacquer it again for a small charge.',
      'Glass goes in warm water, never in the machine. Stand it on a towel to dry.',
      'Perpetual trophies that travel should do so in a box. We make them to measure, with a handle, from $48.00, and they have paid for themselves after one dropped cup.',
    ],
  },
]
