// The application's wishes for colours and type: `style` of an Element and `appearance` of a group.

const STYLES = new Set([
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
])
// `[class]` makes these weigh more than the frame's own style sheet.
const STATES = {
  base: 'form[class] .Input',
  complete: 'form.complete .Input',
  empty: 'form.empty .Input',
  invalid: 'form[class] .Input--invalid',
}
const PSEUDO = new Set([':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled'])
const THEMES = {
  night: {
    colorBackground: '#30313d',
    colorBorder: '#50525f',
    colorDanger: '#fe87a1',
    colorPrimary: '#85d996',
    colorText: '#ffffff',
    colorTextPlaceholder: '#b0b2bf',
  },
}
const RULE = /^\.(Input|Label|Error)(--invalid)?(::?[\w-]+)*$/

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [sheet]

function addRule(selector, declarations, allowed) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
  for (const [name, value] of Object.entries(declarations)) {
    if (typeof value === 'string' && allowed(name)) rule.style[name] = value
  }
}

function addVariables(variables) {
  const rule = sheet.cssRules[sheet.insertRule(':root {}', sheet.cssRules.length)]
  for (const [name, value] of Object.entries(variables)) {
    if (/^\w+$/.test(name)) rule.style.setProperty(`--${name}`, value)
  }
}

function addStyle(style) {
  for (const [state, selector] of Object.entries(STATES)) {
    const wishes = style[state] ?? {}
    addRule(selector, wishes, (name) => STYLES.has(name))
    for (const pseudo of Object.keys(wishes).filter((name) => PSEUDO.has(name))) {
      addRule(selector + pseudo, wishes[pseudo], (name) => STYLES.has(name))
    }
  }
}

/** A text colour of one's own means a background of one's own: labels follow, boxes become clear. */
function blendIn({ color, fontFamily, fontSize }) {
  const own = color ? { colorText: color, colorBackground: 'transparent', colorBorder: 'currentcolor' } : {}
  addVariables({ ...own, ...(fontFamily && { fontFamily }), ...(fontSize && { fontSizeBase: fontSize }) })
}

/** Makes the form look as wished; called again when the wishes change. */
export function dress({ style = {}, appearance = {} }) {
  sheet.replaceSync('')
  addVariables({ ...THEMES[appearance.theme], ...appearance.variables })
  blendIn(style.base ?? {})
  addStyle(style)
  for (const [selector, declarations] of Object.entries(appearance.rules ?? {})) {
    if (RULE.test(selector)) addRule(`form[class] ${selector}`, declarations, () => true)
  }
}
