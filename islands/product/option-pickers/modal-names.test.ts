import { describe, expect, test } from 'vitest'
import { modalNames } from './modal-names'

describe('[S34] modal names', () => {
  test.each<[string, string, string[]]>([
    ['monstacc1', '1 Inch Centres', ['monstacc1_modal', 'centre_modal']],
    ['monstacc2', '2 Inch Centres', ['monstacc2_modal', 'centre2_modal', 'centre_modal']],
    ['monsta80', 'Ribbons', ['monsta80_modal', 'ribbon_80_modal', 'ribbon_modal', 'ribbon_modal2']],
    ['monsta98', 'Colours', ['monsta98_modal', 'ribbon_98_modal', 'centre_modal']],
    ['monsta84', 'RIBBON', ['monsta84_modal', 'ribbon_84_modal', 'ribbon_modal', 'ribbon_modal2']],
    ['monsta10', 'Medal Boxes', ['monsta10_modal', 'monsta_medal_box_modal_10', 'monsta_medal_box_modal']],
    ['monstanr', 'Neck Ribbons', ['monstanr_modal', 'monsta_neck_ribbon_modal']],
    ['monstabox', 'Presentation Boxes', ['monstabox_modal', 'monsta_box_modal']],
    ['monstaengraving', 'Engraving process', ['monstaengraving_modal', 'centre_modal']],
  ])('[S34] modal names: %s, “%s”: %j', (key, label, names) => {
    expect(modalNames(key, label)).toEqual(names)
  })
})
