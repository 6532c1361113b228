/** What agrees by itself, in English, Spanish, Haitian Creole and Portuguese. */
const AGREES = words(
  'y yes yep yeah yup ya yea yah yess sure correct right ok okay k exactly absolutely definitely perfect good great fine true',
  'sounds claro si correcto correcta exacto exactamente vale wi dako sim oui thumbsup',
)
const DENIES = words(
  'n no nope nah wrong incorrect not isnt arent change non tampoco nao incorrecto mal thumbsdown',
)
/** What may stand beside a yes or a no and adds nothing to it. */
const BESIDE = words(
  'that thats this these those it its they theyre is are was am im i me all both of them to for so very quite really totally',
  'looks look seems yes be dear honey hun sweetie sweetheart maam sir miss mister friend please thanks thank thankyou you sorry',
  'course indeed got say said mi amor vida corazon mija mijo gracias senor senora senorita por favor eso asi es esta todo bien',
  'que muy se sa a konsa li mesi anpil cheri tanpri obrigado obrigada',
)
/** Whole messages that agree without one of these words. */
const WHOLE = new Set([
  'thats me',
  'that is me',
  'its me',
  'it is me',
  'thats it',
  'that is it',
  'it is',
  'they are',
  'you got it',
  'of course',
  'eso es',
  'asi es',
  'asi es gracias',
  'se sa',
])
const ASKS = /[?¿]|^\s*(is|are|am|was|do|does|can|could|should)\b/i

function words(...lists: string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}

/** What a text says of what was understood and waits: yes, no, or nothing. Words about anything else are neither. */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  if (ASKS.test(text)) return undefined
  const said = spoken(text)
  if (WHOLE.has(said.join(' '))) return 'yes'
  const isPlain = said.every((word) => AGREES.has(word) || DENIES.has(word) || BESIDE.has(word))
  if (!isPlain) return undefined
  if (said.some((word) => DENIES.has(word))) return 'no'
  return said.some((word) => AGREES.has(word)) ? 'yes' : undefined
}

/** Words in small letters without accents and apostrophes, which are left out on phones; a thumb is a word. */
const spoken = (text: string): string[] =>
  text
    .replaceAll(/[👍👌✅✔💯]/gu, ' thumbsup ')
    .replaceAll(/[👎❌]/gu, ' thumbsdown ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Emoji_Modifier}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Which of several a number means, counted from one. */
export function pickIn(text: string): number | undefined {
  const found = /^(?:no,? )?(?:number |#)?(\d{1,2})\.?$/i.exec(text.trim())
  return found ? Number(found[1]) : undefined
}
