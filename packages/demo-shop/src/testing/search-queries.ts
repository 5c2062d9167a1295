// cspell:disable -- as people mistype them

/** A query as somebody typed it, and what the name of the product that was meant holds (in small letters, ё as е). */
export interface TypedQuery {
  readonly query: string
  readonly meant: RegExp
}

const typed = (query: string, meant: RegExp): TypedQuery => ({ query, meant })

/** Letters wrong, missing, too many or swapped, spaces in the wrong place, spelling by ear. */
export const MISSPELLED: readonly TypedQuery[] = [
  typed('штукотурка', /штукатурка/),
  typed('шпаклевка финишная', /шпатлевка финишная/),
  typed('гибсокартон саморез', /саморез по гипсокартону/),
  typed('саморес кровельный', /саморез кровельный/),
  typed('смиситель для кухни', /смеситель для кухни/),
  typed('ламенат', /ламинат/),
  typed('грунтофка', /грунтовка/),
  typed('грутновка глубокого проникновения', /грунтовка глубокого/),
  typed('затрика для швов', /затирка для швов/),
  typed('клей для плидки', /клей для плитки/),
  typed('мантажная пена', /пена монтажная/),
  typed('герметик силиконавый', /герметик силиконовый/),
  typed('розетка с зазимлением', /розетка с заземлением/),
  typed('выключатиль', /выключатель/),
  typed('удленитель', /удлинитель/),
  typed('вадонагреватель', /водонагреватель/),
  typed('родиатор биметалический', /радиатор биметаллический/),
  typed('терморигулятор', /терморегулятор/),
  typed('утиплитель', /утеплитель/),
  typed('пенополистерол', /пенополистирол/),
  typed('паликарбонат', /поликарбонат/),
  typed('уайтспирит', /уайт-спирит/),
  typed('двер входная', /дверь входная/),
  typed('унитас компакт', /унитаз-компакт/),
  typed('тротуарная плика', /плитка тротуарная/),
  typed('гидроизаляция', /гидроизоляция/),
  typed('прожкетор', /прожектор/),
  typed('дифиренциальный автомат', /дифференциальный автомат/),
  typed('песко бетон', /пескобетон/),
  typed('канализацонная труба', /труба канализационная/),
]

/** Russian words on Latin keys, and the other way round. */
export const WRONG_LAYOUT: readonly TypedQuery[] = [
  typed('inerfnehrf', /штукатурка/),
  typed('wtvtyn', /цемент/),
  typed('uheynjdrf', /грунтовка/),
  typed('cfvjhtp', /саморез/),
  typed('cvtcbntkm lkz dfyys', /смеситель для ванны/),
  typed('ubgcjrfhnjy', /гипсокартон/),
  typed('rktq lkz gkbnrb', /клей для плитки/),
  typed('vjynf;yfz gtyf', /пена монтажная/),
  typed('uthvtnbr', /герметик/),
  typed('hjptnrf', /розетка/),
  typed('l.,tkm', /дюбель/),
  typed('dsrk.xfntkm', /выключатель/),
  typed('elkbybntkm', /удлинитель/),
  typed('hflbfnjh', /радиатор/),
  typed('dtynbkznjh dsnz;yjq', /вентилятор вытяжной/),
  typed('entgkbntkm', /утеплитель/),
  typed('gtyjgkfcn', /пенопласт/),
  typed('gfhjbpjkzwbz', /пароизоляция/),
  typed('rhfcrf afcflyfz', /краска фасадная/),
  typed("'vfkm", /эмаль/),
  typed('hfcndjhbntkm 646', /растворитель 646/),
  typed('ldthm d[jlyfz', /дверь входная/),
  typed('pfvjr yfdtcyjq', /замок навесной/),
  typed('ikfyu gjkbdjxysq', /шланг поливочный/),
  typed('ntgkbwf', /теплица/),
  typed('kjgfnf', /лопата/),
  typed('gkbnrf nhjnefhyfz', /плитка тротуарная/),
  typed('eybnfp', /унитаз/),
  typed('ьштукфдвф', /mineralda/),
  typed('фйгфвудд', /aquadell/),
]

/** Russian words in Latin letters, as keyboards without Russian ones give them. */
export const IN_LATIN: readonly TypedQuery[] = [
  typed('shtukaturka', /штукатурка/),
  typed('tsement', /цемент/),
  typed('cement', /цемент/),
  typed('gruntovka', /грунтовка/),
  typed('gipsokarton', /гипсокартон/),
  typed('klej dlya plitki', /клей для плитки/),
  typed('kley', /клей/),
  typed('smesitel', /смеситель/),
  typed('udlinitel', /удлинитель/),
  typed('vyklyuchatel', /выключатель/),
  typed('zamok navesnoj', /замок навесной/),
  typed('teplitsa', /теплица/),
  typed('plitka trotuarnaya', /плитка тротуарная/),
  typed('shpatlyovka', /шпатлевка/),
  typed('shpatlevka finishnaya', /шпатлевка финишная/),
]

/** Queries as they should be, with sizes, articles, other forms of words and beginnings of them. */
export const WELL_TYPED: readonly TypedQuery[] = [
  typed('штукатурки', /штукатурка/),
  typed('сухие смеси', /штукатурка|шпатлевка|клей|грунтовка|бетоноконтакт|пол |стяжка|затирка|цемент|пескобетон/),
  typed('смесь', /штукатурка|шпатлевка|клей|грунтовка|бетоноконтакт|пол |стяжка|затирка|цемент|пескобетон/),
  typed('клея для плиток', /клей для плитки/),
  typed('котел газовый', /котел газовый/),
  typed('m300', /м300/),
  typed('пескобетон м 300', /пескобетон м300/),
  typed('цемент 25кг', /цемент.*25 кг/),
  typed('саморезы по гипсокарт', /саморез по гипсокартону/),
  typed('эмаль пф 115', /эмаль пф-115/),
  typed('лампа e27', /лампа светодиодная e27/),
  typed('mineralda штукатурка', /штукатурка.*mineralda/),
  typed('värikko', /varikko|värikko/),
]
