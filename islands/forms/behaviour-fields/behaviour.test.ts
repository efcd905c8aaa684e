import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Behaviour, createBehaviour } from './behaviour'

const KEYS = 'bib bfs bkpc bkp bmc bmcc bmk bck bmmc btmc bsc bte btec bmm'.split(' ')
const first = () => 0

function told(behaviour: Behaviour, now = 10_000, random = first) {
  return Object.fromEntries(behaviour.fields(now, random))
}

/** Keys go down and come up in a text field: `S↓1000` and so on. */
function type(behaviour: Behaviour, keys: string) {
  for (const [, key, way, at] of keys.matchAll(/(\S+?)([↓↑])(\d+)/gu)) {
    if (way === '↓') behaviour.keyDown(key ?? '', Number(at))
    else behaviour.keyUp(key ?? '', Number(at), true)
  }
}

const at = (offsetX: number, offsetY: number) => ({ offsetX, offsetY })

function press(behaviour: Behaviour, times: number) {
  for (let index = 0; index < times; index++) {
    behaviour.keyDown('a', index * 1000)
    behaviour.keyUp('a', index * 1000 + index, true)
  }
}

describe('[S60] anti-spam: the recorded input', () => {
  test('[S60] of a visitor who did nothing: 14 fields in their order, without a beginning (D-01)', () => {
    const fields = createBehaviour().fields(1_790_000_000_000, first)
    expect(fields.map(([key]) => key)).toEqual(KEYS)
    expect(fields.map(([, value]) => value)).toEqual([
      '',
      '1790000000000',
      '0',
      '',
      '',
      '0',
      '',
      '',
      '0',
      '0',
      '0',
      '',
      '0',
      '',
    ])
  })

  test('[S60] the worked example: keys with Shift held, a correction, two clicks (D-08)', () => {
    const behaviour = createBehaviour()
    type(behaviour, 'Shift↓1000 T↓1050 T↑1120 Shift↑1150 r↓1300 r↓1310 r↑1380 o↓1400 p↓1430 o↑1460 p↑1500')
    type(behaviour, 'Backspace↓1600 Backspace↑1650')
    behaviour.mouseDown(2000)
    behaviour.mouseUp(2090)
    behaviour.mouseDown(2500)
    behaviour.mouseUp(2560)
    type(behaviour, 'x↓3000 x↑3070')
    expect(told(behaviour)).toEqual({
      ...told(createBehaviour()),
      bib: '1000',
      bkpc: '5',
      bkp: '70,50;80,150;60,20;70,30;70;',
      bmk: '0',
      bck: '3',
      bmc: '90;60,410;',
      bmcc: '2',
    })
  })

  test('[S60] a key that is held: five times down, once up, is one press (D-09)', () => {
    const behaviour = createBehaviour()
    type(behaviour, 'a↓100 a↓600 a↓640 a↓680 a↓720 a↑760')
    expect(told(behaviour)).toMatchObject({ bkpc: '1', bkp: '660;', bib: '100' })
  })

  test('[S60] Shift before anything else: after press -1 (D-10)', () => {
    const behaviour = createBehaviour()
    type(behaviour, 'Shift↓100 Shift↑150 a↓200 a↑260 CapsLock↓300 CapsLock↑340')
    expect(told(behaviour)).toMatchObject({ bmk: '-1;0', bkpc: '1', bkp: '60,50;' })
  })

  test.each([
    'Backspace',
    'Delete',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ])('[S60] %s is a correction, and no press (D-08)', (key) => {
    const behaviour = createBehaviour()
    type(behaviour, `a↓100 a↑160 ${key}↓200 ${key}↑240 b↓300 b↑350 ${key}↓400 ${key}↑410`)
    expect(told(behaviour)).toMatchObject({ bck: '0;1', bkpc: '2', bkp: '60;50,60;', bmk: '' })
  })

  test('[S60] a key that changes the field is dropped, but counts as the beginning (D-11)', () => {
    const behaviour = createBehaviour()
    behaviour.keyDown('Tab', 100)
    behaviour.focusMoved()
    behaviour.keyUp('Tab', 160, true)
    type(behaviour, 'a↓200 a↑280')
    expect(told(behaviour)).toMatchObject({ bib: '100', bkpc: '1', bkp: '80;' })
  })

  test('[S60] a key in a select or on a button is no press; the beginning is known (D-12)', () => {
    const behaviour = createBehaviour()
    behaviour.keyDown('ArrowDown', 100)
    behaviour.keyUp('ArrowDown', 160, false)
    type(behaviour, 'a↓200 a↑280')
    expect(told(behaviour)).toMatchObject({ bib: '100', bkpc: '1', bkp: '80,40;', bck: '' })
  })

  test('[S60] names that objects have are keys like others (D-08)', () => {
    const behaviour = createBehaviour()
    type(behaviour, 'constructor↓100 constructor↑150 __proto__↓200 __proto__↑260 toString↑300')
    expect(told(behaviour)).toMatchObject({ bkpc: '2', bkp: '50;60,50;' })
  })

  test('[S60] of 250 presses a random section of 100 is sent (D-13)', () => {
    const behaviour = createBehaviour()
    press(behaviour, 250)
    const { bkpc, bkp } = told(behaviour, 999_999, () => 0.999)
    const holds = bkp?.split(';').map((sample) => sample.split(',')[0])
    expect(bkpc).toBe('250')
    expect(holds).toEqual([...Array.from({ length: 100 }, (_, index) => String(149 + index)), ''])
  })

  test('[S60] of 250 presses, by half a chance, those from the 26th on (D-13)', () => {
    const behaviour = createBehaviour()
    press(behaviour, 250)
    expect(told(behaviour, 999_999, () => 0.5)['bkp']).toMatch(/^25,\d+;26,(.*;)124,\d+;$/)
  })

  test('[S60] of 60 presses all 60, whatever the chance (D-14)', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const behaviour = createBehaviour()
      press(behaviour, 60)
      const { bkpc, bkp } = told(behaviour, 999_999, () => chance)
      expect([bkpc, bkp?.match(/;/g)?.length]).toEqual(['60', 60])
    }
  })

  test('[S60] a burst of moves ends half a second after its last (D-15)', () => {
    const behaviour = createBehaviour()
    behaviour.mouseMove(0, at(10, 10))
    behaviour.mouseMove(100, at(200, 200))
    behaviour.mouseMove(300, at(13, 14))
    expect(told(behaviour, 600)).toMatchObject({ bmmc: '0', bmm: '' })
    expect(told(behaviour, 799)).toMatchObject({ bmmc: '0', bmm: '' })
    expect(told(behaviour, 800)).toMatchObject({ bmmc: '1', bmm: '300,5;' })
    behaviour.mouseMove(900, at(0, 0))
    behaviour.mouseMove(950, at(3, 0))
    expect(told(behaviour, 1450)).toMatchObject({ bmmc: '2', bmm: '300,5;50,3;' })
  })

  test('[S60] positions are read at once: later scrolling or hiding changes none (D-15)', () => {
    const behaviour = createBehaviour()
    const pointers = [at(10, 10), at(13, 14)]
    for (const [index, pointer] of pointers.entries()) {
      behaviour.mouseMove(index * 300, pointer)
      // A mouse event says another place when the page has scrolled.
      pointer.offsetY += 200
    }
    expect(told(behaviour, 2000)).toMatchObject({ bmm: '300,5;' })
  })

  test('[S60] a burst that goes on while a form is sent is one burst (D-15)', () => {
    const behaviour = createBehaviour()
    behaviour.mouseMove(0, at(10, 10))
    behaviour.mouseMove(300, at(13, 14))
    expect(told(behaviour, 600)['bmm']).toBe('')
    behaviour.mouseMove(700, at(16, 18))
    expect(told(behaviour, 1200)).toMatchObject({ bmmc: '1', bmm: '700,10;' })
  })

  test('[S60] moves that end where they began are none, and so is one alone (D-16)', () => {
    const behaviour = createBehaviour()
    behaviour.mouseMove(0, at(10, 10))
    behaviour.mouseMove(100, at(90, 90))
    behaviour.mouseMove(200, at(10, 10))
    behaviour.mouseMove(900, at(44, 44))
    behaviour.mouseMove(2000, at(Number.NaN, Number.NaN))
    expect(told(behaviour, 9000)).toMatchObject({ bmmc: '0', bmm: '' })
  })

  test('[S60] scrolls at 0, 200 and 900 ms are two bursts, and so are touch moves (D-17)', () => {
    const behaviour = createBehaviour()
    for (const at of [0, 200, 900]) {
      behaviour.scroll(at)
      behaviour.touchMove(at)
    }
    expect(told(behaviour, 1399)).toMatchObject({ bsc: '1', btmc: '1' })
    expect(told(behaviour, 1500)).toMatchObject({ bsc: '2', btmc: '2' })
    expect(told(behaviour, 9000)).toMatchObject({ bsc: '2', btmc: '2' })
  })

  test('[S60] two touches: their holds, and the gap between them (D-18)', () => {
    const behaviour = createBehaviour()
    behaviour.touchStart(0)
    behaviour.touchEnd(80)
    behaviour.touchStart(500)
    behaviour.touchEnd(560)
    expect(told(behaviour)).toMatchObject({ btec: '2', bte: '80;60,420;', bmcc: '0', bmc: '' })
  })

  test('[S60] a mouseup without mousedown: ignored at first, later a negative gap (D-08)', () => {
    const behaviour = createBehaviour()
    behaviour.mouseUp(50)
    type(behaviour, 'a↓60')
    behaviour.mouseDown(100)
    behaviour.mouseUp(150)
    behaviour.mouseUp(400)
    type(behaviour, 'a↑500')
    expect(told(behaviour)).toMatchObject({ bmc: '50;300,-50;', bmcc: '2', bkpc: '0', bib: '60' })
  })

  test('[S60] a touch, like a click, restarts the recording of keys (D-18)', () => {
    const behaviour = createBehaviour()
    type(behaviour, 'a↓0 a↑50 b↓100')
    behaviour.touchStart(110)
    behaviour.touchEnd(120)
    type(behaviour, 'b↑130 c↓200 c↑240')
    expect(told(behaviour)).toMatchObject({ bkpc: '2', bkp: '50;40;' })
  })

  test('[S60] law: never more than 100 samples, in their order, without a gap; the counts are whole (D-13, D-14)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (times, chance) => {
          const behaviour = createBehaviour()
          for (let index = 0; index < times; index++) {
            behaviour.mouseDown(index * 1000)
            behaviour.mouseUp(index * 1000 + index)
          }
          const { bmc, bmcc } = told(behaviour, 999_999, () => chance)
          const holds = (bmc ?? '')
            .split(';')
            .slice(0, -1)
            .map((sample) => Number(sample.split(',')[0]))
          expect(bmcc).toBe(String(times))
          expect(holds).toHaveLength(Math.min(times, 100))
          expect(holds.every((hold, index) => hold === (holds[0] ?? 0) + index)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('[S60] law: bursts are separated by pauses of half a second, whenever they are counted (D-17)', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 1200 }), { maxLength: 40 })
    fc.assert(
      fc.property(gaps, fc.array(fc.nat(39)), (pauses, asks) => {
        const behaviour = createBehaviour()
        let now = 0
        for (const [index, pause] of pauses.entries()) {
          now += pause
          behaviour.scroll(now)
          if (asks.includes(index)) behaviour.fields(now, first)
        }
        const over = pauses.slice(1).filter((pause) => pause >= 500).length + (pauses.length > 0 ? 1 : 0)
        expect(told(behaviour, now + 500)['bsc']).toBe(String(over))
      }),
      { numRuns: 100 },
    )
  })
})
