import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionAt, parseCues, plainCueText } from './cues'
import { firstState, type MediaFacts, phaseOf, reducePlayer } from './player'
import { percentOf, positionAt, skipFrom } from './seek'
import { durationText, positionText, timeText } from './time-text'
import { levelOf, parseLevel, toggleMuted, volumeAt } from './volume'

const FACTS: MediaFacts = {
  isPaused: true,
  hasEnded: false,
  timeS: 0,
  durationS: 200,
  bufferedS: 0,
  volume: 0.5,
  isMuted: false,
  hasFailed: false,
}
const LIVE = Number.POSITIVE_INFINITY

describe('[S54] media player: positions', () => {
  test.each([
    ['a quarter (14.7)', 25, 200, 50],
    ['a step', 0.5, 200, 1],
    ['rounded to a tenth', 33.5, 12.7 * 8, 34],
    ['the end', 100, 61.37, 61.37],
    ['more than all', 140, 200, 200],
    ['less than nothing', -3, 200, 0],
    ['a step of a short one', 0.5, 2, 0.01],
    ['of what is live', 50, LIVE, 0],
    ['of an unknown length', 50, Number.NaN, 0],
    ['of no length', 50, 0, 0],
  ])('[S54] media player: %s', (_, value, durationS, expected) => {
    expect(positionAt(value, durationS)).toBeCloseTo(expected, 5)
  })

  test('[S54] media player: a step of the slider always moves the position, and never beyond an end', () => {
    const step = fc.integer({ min: 0, max: 199 }).map((halves) => halves / 2)
    fc.assert(
      fc.property(step, fc.double({ min: 0.5, max: 20_000, noNaN: true }), (value, durationS) => {
        const [from, to] = [positionAt(value, durationS), positionAt(value + 0.5, durationS)]
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(durationS)
      }),
    )
  })

  test.each([
    ['back from 4 s (14.8)', 4, -10, 200, 0],
    ['on', 4, 10, 200, 14],
    ['on at the end', 195, 10, 200, 200],
    ['on in what is live', 195, 10, LIVE, 205],
    ['on before anything is known', 0, 10, Number.NaN, 10],
  ])('[S54] media player: skips %s', (_, timeS, byS, durationS, expected) => {
    expect(skipFrom(timeS, byS, durationS)).toBe(expected)
  })

  test.each([
    [50, 200, 25],
    [1, 3, 33.33],
    [5, 4, 100],
    [5, LIVE, 0],
    [5, Number.NaN, 0],
    [Number.NaN, 5, 0],
    [0, 0, 0],
  ])('[S54] media player: %d of %d s is %d %', (timeS, durationS, expected) => {
    expect(percentOf(timeS, durationS)).toBe(expected)
  })
})

describe('[S54] media player: times', () => {
  test.each([
    [0, 0, '00:00'],
    [9.9, 200, '00:09'],
    [200, 200, '03:20'],
    [3599.9, 3599.9, '59:59'],
    [65, 3725, '0:01:05'],
    [65, LIVE, '01:05'],
    [3725, LIVE, '1:02:05'],
    [36_000, 40_000, '10:00:00'],
    [Number.NaN, Number.NaN, '00:00'],
    [-3, 200, '00:00'],
  ])('[S54] media player: %d of %d s is %s', (timeS, durationS, expected) => {
    expect(timeText(timeS, durationS)).toBe(expected)
  })

  test.each([
    ['an hour and more (14.10)', 3725, '1:02:05'],
    ['not known yet', Number.NaN, '00:00'],
    ['nothing', 0, '00:00'],
    ['live', LIVE, 'Live'],
  ])('[S54] media player: a length that is %s', (_, durationS, expected) => {
    expect(durationText(durationS)).toBe(expected)
  })

  test.each([
    [50, 200, '00:50 of 03:20'],
    [50, LIVE, '00:50, live'],
    [0, Number.NaN, '00:00'],
  ])(
    '[S54] media player: the slider says the time to screen readers: %d of %d s',
    (timeS, durationS, expected) => {
      expect(positionText(timeS, durationS)).toBe(expected)
    },
  )
})

describe('[S54] media player: levels', () => {
  test.each([
    ['none (14.2)', null, 5],
    ['8 (14.3)', '8', 8],
    ['99 (14.4)', '99', 10],
    ['abc (14.4)', 'abc', 5],
    ['an empty text', ' ', 5],
    ['-1', '-1', 0],
    ['0', '0', 0],
    ['half a step', '5.5', 5.5],
    ['Infinity', 'Infinity', 5],
    ['markup', '<b>7</b>', 5],
  ])('[S54] media player: a stored level that is %s', (_, stored, expected) => {
    expect(parseLevel(stored)).toBe(expected)
  })

  test('[S54] media player: every level survives its conversion to the browser’s volume', () => {
    for (let level = 0; level <= 10; level++) {
      expect(levelOf({ volume: volumeAt(level), isMuted: false })).toBe(level)
      expect(levelOf({ volume: volumeAt(level), isMuted: true })).toBe(0)
    }
  })

  test.each([
    ['muted', { volume: 0.3, isMuted: false }, { volume: 0.3, isMuted: true }],
    ['heard again as it was', { volume: 0.3, isMuted: true }, { volume: 0.3, isMuted: false }],
    [
      'heard as it was last, from a silent start',
      { volume: 0, isMuted: false },
      { volume: 0.7, isMuted: false },
    ],
    ['heard, from both', { volume: 0, isMuted: true }, { volume: 0.7, isMuted: false }],
  ])('[S54] media player: the mute button: %s', (_, before, after) => {
    expect(toggleMuted(before, 7)).toEqual(after)
  })
})

describe('[S54] media player: phases', () => {
  const after = (facts: Partial<MediaFacts>, autoplays = false) =>
    phaseOf(firstState({ ...FACTS, ...facts }, { autoplays }))

  test.each([
    ['stands', {}, false, 'stopped'],
    ['is to start by itself', {}, true, 'awaited'],
    ['plays', { isPaused: false }, true, 'playing'],
    ['was stopped half way', { timeS: 3 }, true, 'stopped'],
    ['is at its end', { isPaused: false, hasEnded: true, timeS: 200 }, false, 'stopped'],
    ['can not be played', { hasFailed: true }, false, 'failed'],
  ] as const)('[S54] media player: media that %s', (_, facts, autoplays, expected) => {
    expect(after(facts, autoplays)).toBe(expected)
  })

  test('[S54] media player: media started by autoplay are stopped when they pause', () => {
    const playing = reducePlayer(firstState(FACTS, { autoplays: true }), {
      type: 'media',
      facts: { ...FACTS, isPaused: false },
    })
    expect(phaseOf(reducePlayer(playing, { type: 'media', facts: FACTS }))).toBe('stopped')
  })

  test('[S54] media player: switching the captions off clears the text', () => {
    const state = firstState(FACTS, { autoplays: false })
    const on = reducePlayer(state, { type: 'captions', isOn: true })
    const said = reducePlayer(on, { type: 'caption', text: 'Hello' })
    expect(said).toMatchObject({ hasCaptions: true, caption: 'Hello' })
    expect(reducePlayer(said, { type: 'captions', isOn: false })).toEqual(state)
  })
})

describe('[S54] media player: files of captions', () => {
  const cue = (startS: number, endS: number, text: string) => ({ startS, endS, text })

  test.each([
    ['hours', 'WEBVTT\n\n00:00:01.500 --> 01:00:02.000\nOne', [cue(1.5, 3602, 'One')]],
    ['minutes', 'WEBVTT\n\n00:01.5 --> 00:02\nOne', [cue(1.5, 2, 'One')]],
    ['all lines', 'WEBVTT\n\n00:01 --> 00:02\nOne\nTwo\nThree', [cue(1, 2, 'One\nTwo\nThree')]],
    [
      '\\r\\n',
      'WEBVTT\r\n\r\n00:01 --> 00:02\r\nOne\r\nTwo\r\n\r\n00:02 --> 00:03\r\nB',
      [cue(1, 2, 'One\nTwo'), cue(2, 3, 'B')],
    ],
    [
      'names, settings, a mark of the order',
      '\ufeffWEBVTT - Workshop\n\nintro\n00:01.000 --> 00:02.000 line:0 align:start\nOne',
      [cue(1, 2, 'One')],
    ],
    [
      'notes, styles, regions',
      'WEBVTT\nKind: captions\n\nNOTE\nnot this\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:fred\n\n00:01 --> 00:02\nOne',
      [cue(1, 2, 'One')],
    ],
    ['no empty line after the head', 'WEBVTT\n00:01 --> 00:02\nOne', [cue(1, 2, 'One')]],
    [
      'SRT',
      '1\n00:00:01,000 --> 00:00:02,500\nOne\n\n2\n00:00:02,500 --> 00:00:03,000\nTwo\n',
      [cue(1, 2.5, 'One'), cue(2.5, 3, 'Two')],
    ],
    [
      'lines of spaces between',
      'WEBVTT\n \n00:01 --> 00:02\nOne\n\t\n\n\n00:02 --> 00:03\nTwo',
      [cue(1, 2, 'One'), cue(2, 3, 'Two')],
    ],
    ['an end before the start', 'WEBVTT\n\n00:02 --> 00:01\nOne', []],
    ['a cue of nothing', 'WEBVTT\n\n00:01 --> 00:02\n', []],
    ['a page', '<!DOCTYPE html>\n<html><body>\n\n<p>Not found</p></body></html>', []],
    ['an empty file', '', []],
    ['0', '0', []],
  ])('[S54] media player: %s', (_, file, expected) => {
    expect(parseCues(file)).toEqual(expected)
  })

  test('[S54] media player: whatever the file, cues have ordered times and a text', () => {
    const line = fc.oneof(
      fc.constantFrom('', 'WEBVTT', 'NOTE x', '00:01 --> 00:02', '00:00:01,5 --> 9:00', '<b>', '-->', '&lt;'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        for (const { startS, endS, text } of parseCues(lines.join('\n'))) {
          expect(endS).toBeGreaterThan(startS)
          expect(text).not.toBe('')
        }
      }),
    )
  })

  test.each([
    ['voices and styles', '<v Moana>First <i.loud>clamp</i> it</v>', 'First clamp it'],
    ['times within', 'One <00:00:02.000>two', 'One two'],
    ['characters', 'Cut &amp; polished&nbsp;&lt;twice&gt;', 'Cut & polished\u00a0<twice>'],
    ['harm', '<img src=x onerror=alert(1)><script>alert(1)</script>', 'alert(1)'],
    ['a tag without an end', 'One <script src=', 'One'],
    ['twice wrapped', '&amp;lt;b&gt;', '&lt;b>'],
  ])('[S54] media player: of a cue its words are said: %s', (_, raw, expected) => {
    expect(plainCueText(raw)).toBe(expected)
  })

  test('[S54] media player: a cue is shown from its start to its end, two at a time on two lines', () => {
    const cues = [cue(1, 3, 'A'), cue(2, 4, 'B')]
    expect([0.9, 1, 2.5, 3, 4].map((timeS) => captionAt(cues, timeS))).toEqual(['', 'A', 'A\nB', 'B', ''])
  })
})
