import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLook } from './look'
import { parseStyles, stylesOf } from './map-styles'
import { readCoordinates } from './read-coordinates'
import { viewOf } from './view'

describe('[S48] maps: coordinates', () => {
  test.each([
    ['-27.47', '153.02', { lat: -27.47, lng: 153.02 }],
    [' 0 ', '0', { lat: 0, lng: 0 }],
    ['', '153.02', undefined],
    ['-27.47', null, undefined],
    ['27,47', '153', undefined],
    ['91', '0', undefined],
    ['0', '-181', undefined],
    ['NaN', '1', undefined],
    ['Infinity', '1', undefined],
  ])('[S48] maps: the pair %j, %j', (lat, lng, expected) => {
    expect(readCoordinates(lat, lng)).toEqual(expected)
  })

  test('[S48] maps: printed coordinates are read back unchanged', () => {
    const north = fc.double({ min: -90, max: 90, noNaN: true })
    const east = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(north, east, (lat, lng) => {
        const read = readCoordinates(String(lat), String(lng))
        expect([read?.lat, read?.lng].map(Number)).toEqual([lat + 0, lng + 0])
      }),
    )
  })
})

describe('[S48] maps: look', () => {
  test.each([
    ['mono-dark without a colour (9.7)', '', 'mono-dark', ['#222222', true, -100]],
    ['mono-light without a colour', '', 'mono-light', ['#ffffff', false, -100]],
    ['mono-light in a colour', '#Dd0000', 'mono-light', ['#Dd0000', false, -100]],
    ['a colour without its sign', 'dd0000', '', ['#dd0000', false, -20]],
    ['no colour', '', '', [undefined, false, -20]],
    ['what is no colour', 'red', 'toString', [undefined, false, -20]],
  ])('[S48] maps: %s', (_, colour, saturation, expected) => {
    const stylers = Object.assign({}, ...stylesOf({ colour, saturation }).flatMap((rule) => rule.stylers))
    expect([stylers.hue, stylers.invert_lightness, stylers.saturation]).toEqual(expected)
  })

  test.each([
    ['[{"stylers":[{"saturation":-80}]}]', [{ stylers: [{ saturation: -80 }] }]],
    ['{bad', []],
    ['', []],
    ['{"stylers":[]}', []],
    ['[null, 7, "x", {"stylers":7}]', []],
  ])('[S48] maps: the styles text %j (9.8)', (text, expected) => {
    expect(parseStyles(text)).toEqual(expected)
  })

  test.each([
    ['9', 'hybrid', 9, 'hybrid'],
    ['0', 'm', 0, 'roadmap'],
    ['', 'satellite', 14, 'satellite'],
    ['-1', 'terrain', 14, 'terrain'],
    ['99', 'moon', 14, 'roadmap'],
    ['14.5', '', 14, 'roadmap'],
  ])('[S48] maps: zoom %j and type %j', (zoom, type, ...expected) => {
    const canvas = document.createElement('div')
    canvas.dataset['zoom'] = zoom
    canvas.dataset['maptype'] = type
    const look = readLook(canvas, { device: { mobile: false } as never })
    expect([look.zoom, look.type]).toEqual(expected)
  })
})

describe('[S48] maps: view', () => {
  const [a, b, centre] = [1, 2, 3].map((lat) => ({ lat, lng: 0 })) as [never, never, never]
  test.each([
    ['one pin: itself (9.1)', [a], { pins: 1 }, { kind: 'centre', at: a }],
    ['one pin has no other centre', [a], { pins: 1, centre }, { kind: 'centre', at: a }],
    ['two pins: both (9.2)', [a, b], { pins: 2 }, { kind: 'all', places: [a, b] }],
    ['two pins with a centre (9.3)', [a, b], { pins: 2, centre }, { kind: 'centre', at: centre }],
    ['the one of two that was found', [b], { pins: 2 }, { kind: 'centre', at: b }],
    ['none found', [], { pins: 2 }, undefined],
  ])('[S48] maps: %s', (_, found, options, expected) => {
    expect(viewOf(found, options)).toEqual(expected)
  })
})
