import stylelint from 'stylelint'

/** What our style sheets may not say, and why; every rule has a fixture in tools/rules/rules.test.ts. */

const SIDES = 'Left and right change places from right to left: say inline-start and inline-end.'
const TOP_LAYER =
  'Overlays use the top layer (dialog, popover), never a z-index race. A bar over its own widget needs 1, toasts 1031.'
/** One value of a shorthand, brackets and all. */
const VALUE = '(?:[^\\s()]|\\((?:[^()]|\\([^()]*\\))*\\))+'
/** Four values of which left and right differ. */
const UNEVEN = new RegExp(`^(${VALUE})\\s+(${VALUE})\\s+(${VALUE})\\s+(?!\\2$)(${VALUE})$`)

/**
 * A finger leaves `:hover` on what it has touched, which then looks chosen. What takes a page's hover away names `:active` beside it, and
 * may stand anywhere.
 */
const hoverInMedia = stylelint.createPlugin('prilavok/hover-media', (on) => (sheet, result) => {
  if (on !== true) return
  sheet.walkRules(/:hover(?!, :active)/, (rule) => {
    for (let above = rule.parent; above; above = above.parent)
      if (above.type === 'atrule' && /\(hover:\s*hover\)/.test(above.params)) return
    stylelint.utils.report({
      ruleName: 'prilavok/hover-media',
      result,
      node: rule,
      message: 'Only what can hover may look hovered: put the rule into @media (hover: hover).',
    })
  })
})

export default {
  plugins: [hoverInMedia],
  ignoreFiles: ['**/dist/**'],
  rules: {
    'prilavok/hover-media': true,
    'unit-disallowed-list': [
      ['rem'],
      { message: "A host's html may be 10px: use px, or em relative to the widget root." },
    ],
    'at-rule-disallowed-list': [
      ['import'],
      { message: 'An adopted style sheet ignores @import. The build joins the sheets.' },
    ],
    'function-disallowed-list': [
      ['url'],
      { message: 'A host may forbid images and fonts from elsewhere; draw with CSS or an svg element.' },
    ],
    'property-disallowed-list': [
      [
        'left',
        'right',
        /^(margin|padding|inset|scroll-margin|scroll-padding)-(left|right)$/,
        /^border-(left|right)(-|$)/,
        /^border-(top|bottom)-(left|right)-radius$/,
      ],
      { message: SIDES },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear)$/': [/^(left|right)$/],
        '/^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/': [UNEVEN],
        '/^(transform|translate)$/': [/\btranslate(X|3d)?\(\s*-?[\d.]*[1-9]/],
        'text-decoration': [/^[\w-]+\s+\S/],
        'z-index': [/^(?!1(031)?$)/],
      },
      {
        message: (property) =>
          property === 'z-index'
            ? TOP_LAYER
            : property === 'text-decoration'
              ? 'Safari drops a text-decoration of several values: give line, style and thickness one property each.'
              : SIDES,
      },
    ],
  },
  overrides: [
    {
      files: ['**/packages/ui/**/*.css'],
      rules: {
        'selector-disallowed-list': [
          [/pk-(cart|checkout|delivery|payment|order)/, /data-prilavok=/],
          { message: 'Components of ui know no shop: the rule belongs to the widget.' },
        ],
      },
    },
  ],
}
