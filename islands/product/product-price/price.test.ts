import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, parseDecimal } from '../../../src/money/decimal'
import { type Choice, type Discounts, priceOf } from './price'

const decimal = (text: string) => {
  const value = parseDecimal(text)
  if (value === null) throw new Error(`${text} is no number`)
  return value
}

/** `10:5 25:10` */
function tiers(text: string): Discounts['tiers'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((tier) => {
      const [from = '', percent = ''] = tier.split(':')
      return { from: decimal(from), percent: decimal(percent) }
    })
}

/** `1.00>1.75` is a centre in place of another, `+1.10` a surcharge, `?` an option that says nothing of its price. */
function choices(text: string): Choice[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((choice) => {
      if (choice === '?') return { price: null, included: null }
      const [included, price] = choice.split('>')
      if (price === undefined) return { price: decimal(choice), included: null }
      return { price: decimal(price), included: decimal(included ?? '') }
    })
}

const T = '10:5 25:10 50:15 100:20'

interface Row {
  readonly size: string
  readonly options?: string
  readonly quantity: string
  readonly tiers?: string
  readonly flat?: string
}

function shown({ size, options = '', quantity, tiers: list = T, flat = '0' }: Row) {
  const order = { size: decimal(size), choices: choices(options), quantity: decimal(quantity) }
  const { unit, total } = priceOf(order, { tiers: tiers(list), flat: decimal(flat) })
  return [formatCents(unit), formatCents(total)]
}

describe('[S33] price: the contract’s table', () => {
  test.each<[string, Row, string, string]>([
    ['P01', { size: '8.50', quantity: '1' }, '8.50', '8.50'],
    ['P02', { size: '8.50', quantity: '9' }, '8.50', '76.50'],
    ['P03', { size: '8.50', quantity: '10' }, '8.08', '80.80'],
    ['P04', { size: '8.50', quantity: '24' }, '8.08', '193.92'],
    ['P05', { size: '8.50', quantity: '25' }, '7.65', '191.25'],
    ['P06', { size: '24.95', quantity: '25' }, '22.46', '561.50'],
    ['P07', { size: '24.95', quantity: '50' }, '21.21', '1060.50'],
    ['P08', { size: '24.95', quantity: '99' }, '21.21', '2099.79'],
    ['P09', { size: '24.95', quantity: '100' }, '19.96', '1996.00'],
    ['P10', { size: '12.50', options: '1.00>1.75', quantity: '1' }, '13.25', '13.25'],
    ['P11', { size: '12.50', options: '1.00>1.75', quantity: '10' }, '12.59', '125.90'],
    ['P12', { size: '12.50', options: '1.00>0', quantity: '1' }, '11.50', '11.50'],
    ['P13', { size: '12.50', options: '1.00>1.00', quantity: '1' }, '12.50', '12.50'],
    ['P14', { size: '12.50', options: '1.00>1.75 0.80>2.20', quantity: '1' }, '14.65', '14.65'],
    ['P15', { size: '12.50', options: '1.00>1.75 0.80>2.20 +1.10', quantity: '25' }, '14.29', '357.25'],
    ['P16', { size: '5.95', options: '+1.10', quantity: '1' }, '7.05', '7.05'],
    ['P17', { size: '5.95', options: '+1.10', quantity: '10' }, '6.75', '67.50'],
    ['P18', { size: '5.95', options: '+1.10 +3.30 +2.20', quantity: '10' }, '12.25', '122.50'],
    ['P19', { size: '5.95', options: '+1.10 +3.30 +2.20', quantity: '10', tiers: '' }, '12.55', '125.50'],
    ['P20', { size: '19.99', quantity: '3' }, '19.99', '59.97'],
    ['P21', { size: '0.10', options: '+0.20', quantity: '1' }, '0.30', '0.30'],
    ['P22', { size: '1.005', quantity: '1' }, '1.01', '1.01'],
    ['P23', { size: '1.005', quantity: '200' }, '0.80', '160.00'],
    ['P24', { size: '3.45', quantity: '25' }, '3.11', '77.75'],
    ['P25', { size: '4.35', quantity: '25' }, '3.92', '98.00'],
    ['P26', { size: '1.15', quantity: '60', tiers: '50:50' }, '0.58', '34.80'],
    ['P27', { size: '14.95', quantity: '50' }, '12.71', '635.50'],
    ['P28', { size: '7.50', quantity: '10', tiers: '10:33' }, '5.03', '50.30'],
    ['P29', { size: '39.50', quantity: '12', tiers: '12:7.5' }, '36.54', '438.48'],
    ['P30', { size: '24.95', quantity: '1', flat: '7.5' }, '23.08', '23.08'],
    ['P31', { size: '24.95', quantity: '100', flat: '7.5' }, '23.08', '2308.00'],
    ['P32', { size: '8.50', quantity: '30', tiers: '50:15 10:5 25:10' }, '7.65', '229.50'],
    ['P33', { size: '8.50', quantity: '12', tiers: '10:5 10:6' }, '7.99', '95.88'],
    ['P34', { size: '8.50', options: '+1.10', quantity: '10', tiers: '10:100' }, '1.10', '11.00'],
    ['P35', { size: '0.29', quantity: '1000' }, '0.23', '230.00'],
    ['P36', { size: '149.00', options: '+12.35', quantity: '250' }, '131.55', '32887.50'],
    ['P37', { size: '2.30', options: '2.30>0', quantity: '1' }, '0.00', '0.00'],
    ['P38', { size: '1234.50', quantity: '3' }, '1234.50', '3703.50'],
    ['P39', { size: '10.10', options: '+0.20', quantity: '3' }, '10.30', '30.90'],
    ['P40', { size: '8.50', quantity: '1', tiers: '0:50' }, '8.50', '8.50'],
    ['P41', { size: '12.50', options: '1.00>1.75 +0.555', quantity: '50' }, '11.82', '591.00'],
    ['P42', { size: '1.10', quantity: '3' }, '1.10', '3.30'],
    ['P43', { size: '8.50', quantity: '30', tiers: '25:10 10:5' }, '7.65', '229.50'],
    ['P44', { size: '8.50', options: '?', quantity: '2' }, '8.50', '17.00'],
    ['P45', { size: '8.50', quantity: '2' }, '8.50', '17.00'],
    ['P47', { size: '8.50', options: '-2', quantity: '1' }, '8.50', '8.50'],
  ])('[S33] price: %s %j costs %s, combine %s', (_, row, unit, total) => {
    expect(shown(row)).toEqual([unit, total])
  })

  test('[S33] price: never below zero', () => {
    expect(shown({ size: '1.00', options: '5.00>0', quantity: '3' })).toEqual(['0.00', '0.00'])
    expect(shown({ size: '1.00', quantity: '-3' })).toEqual(['1.00', '0.00'])
    expect(shown({ size: '8.50', quantity: '10', tiers: '10:120' })).toEqual(['0.00', '0.00'])
  })

  test('[S33] price: a tier without a positive quantity is ignored', () => {
    expect(shown({ size: '8.50', quantity: '5', tiers: '0:50 -1:60' })).toEqual(['8.50', '42.50'])
  })

  test('[S33] price: a decimal quantity', () => {
    expect(shown({ size: '2.45', quantity: '0.5' })).toEqual(['2.45', '1.23'])
  })
})

describe('[S33] price: properties', () => {
  const money = fc.nat(2_000_000).map((units) => decimal((units / 1000).toFixed(3)))
  const choice = fc.oneof(
    fc.record({ price: money, included: fc.constant(null) }),
    fc.record({ price: money, included: money }),
    fc.constant({ price: null, included: null }),
  )
  const tier = fc.record({
    from: fc.integer({ min: -5, max: 300 }).map((from) => decimal(String(from))),
    percent: fc.nat(100).map((percent) => decimal(String(percent))),
  })
  const discounts = fc.record({
    tiers: fc.array(tier, { maxLength: 6 }),
    flat: fc.constantFrom(0n, decimal('7.5'), decimal('100')),
  })
  const order = fc.record({
    size: money,
    choices: fc.array(choice, { maxLength: 5 }),
    quantity: fc.integer({ min: 1, max: 5000 }).map((quantity) => decimal(String(quantity))),
  })
  const SCALE = decimal('1')

  test('[S33] price: the total is the unit times the quantity, to the cent', () => {
    fc.assert(
      fc.property(order, discounts, (wanted, reductions) => {
        const { unit, total } = priceOf(wanted, reductions)
        expect(total).toBe(unit * (wanted.quantity / SCALE))
        expect(unit >= 0n).toBe(true)
      }),
    )
  })

  test('[S33] price: with growing discounts, a larger quantity never raises the unit price', () => {
    const growing = fc
      .array(tier, { maxLength: 6 })
      .map((list) => [...list].sort((a, b) => Number(a.from - b.from)))
      .map((list) => {
        const percents = list.map(({ percent }) => percent).sort((a, b) => Number(a - b))
        return list.map((item, index) => ({ ...item, percent: percents[index] ?? 0n }))
      })
    fc.assert(
      fc.property(order, growing, fc.nat(1000), (wanted, list, more) => {
        // A discount on less than nothing would be a surcharge: what is replaced is a part of the size.
        const parts = wanted.choices.reduce((sum, { included }) => sum + (included ?? 0n), 0n)
        fc.pre(parts <= wanted.size)
        const reductions = { tiers: list, flat: 0n }
        const few = priceOf(wanted, reductions)
        const many = priceOf({ ...wanted, quantity: wanted.quantity + BigInt(more) * SCALE }, reductions)
        expect(many.unit <= few.unit).toBe(true)
      }),
    )
  })

  test('[S33] price: the order of tiers and of options does not matter', () => {
    const distinct = fc.uniqueArray(tier, { maxLength: 6, selector: ({ from }) => from })
    fc.assert(
      fc.property(order, distinct, (wanted, list) => {
        const there = priceOf(wanted, { tiers: list, flat: 0n })
        const back = { ...wanted, choices: [...wanted.choices].reverse() }
        expect(priceOf(back, { tiers: [...list].reverse(), flat: 0n })).toEqual(there)
      }),
    )
  })
})
