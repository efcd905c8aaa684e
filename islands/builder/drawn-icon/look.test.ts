import { describe, expect, test } from 'vitest'
import { lookOf, rulesOf } from './look'

describe('[P16] drawn icon: styles', () => {
  test.each([
    ['fill:none;stroke:#14213D;', { fill: 'none', stroke: '#14213D' }],
    [' FILL : url(#gold) !important ; ', { fill: 'url(#gold)' }],
    ['/* a */stroke-width:2', { 'stroke-width': '2' }],
    ['position:fixed;background:url(//x);stroke:red', { stroke: 'red' }],
    ['stroke', {}],
    ['', {}],
  ])('[P16] drawn icon: of the style %j stays %j', (style, look) => {
    expect(lookOf(style)).toEqual(look)
  })

  test('[P16] drawn icon: rules for classes, ids and elements are read, other selectors are not', () => {
    const sheet = `
      @import url(//elsewhere); .st0 , path{fill:none}
      /* .no{fill:red} */ body > * {fill:red} #a{stroke:blue} @media print{.st0{fill:red}} a:hover{fill:red}`
    expect(rulesOf(sheet)).toEqual([
      { selector: '.st0', look: { fill: 'none' } },
      { selector: 'path', look: { fill: 'none' } },
      { selector: '#a', look: { stroke: 'blue' } },
    ])
    expect(rulesOf('.st0,.st1{fill:none;}.st1{stroke:red}')).toEqual([
      { selector: '.st0', look: { fill: 'none' } },
      { selector: '.st1', look: { fill: 'none' } },
      { selector: '.st1', look: { stroke: 'red' } },
    ])
  })

  test.each([
    ['media in media', '@media print{@media (width>1px){.a{fill:red}}.b{fill:red}}.c{fill:red}', ['.c']],
    ['a rule in a rule', '.a{fill:red;.b{fill:blue}stroke:red}.c{fill:red}', ['.a', '.c']],
    ['a comment that is not closed', '.a{fill:red}/* .b{fill:red}', ['.a']],
    ['a comment that looks closed', '.a{fill:red}/*/ .b{fill:red} */.c{fill:red}', ['.a', '.c']],
    ['a rule that is not closed', '.a{fill:red}.b{fill:red', ['.a']],
    ['too many ends', '}}.a{fill:red}}}.b{fill:red}', ['.a', '.b']],
    ['a statement without an end', '@import url(a.css) .a{fill:red}.b{fill:red}', ['.b']],
  ])('[P16] drawn icon: a sheet with %s', (_, sheet, selectors) => {
    expect(rulesOf(sheet).map(({ selector }) => selector)).toEqual(selectors)
  })
})
