import type {Locale} from '../../../config/locales.ts';

/** Words that say nothing about a page, folded. Words that name something in the product (all, up, down, get, not) stay. */
const lists: Record<Locale, string> = {
  en: 'a about am an and any anyone are as at be by can could cant didn didnt do does doesn doesnt don dont for from had has have how i if im in into is isn isnt it its ive my of on or s should so someone something t than that the their them then there these this to was we were what when where which who why will with won wont would you your',
  fr: 'a ai au aux avec avoir ce ces cet cette comment dans de des du elle elles en est et etre faire faut il ils je la le les leur lui mes mon ne nos notre nous on ont ou par pas peut peux pour pourquoi quand que quel quelle qui quoi sa se ses si son sont suis sur ta tes ton un une veux vos votre vous',
  de: 'aber als am an auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses ein eine einem einen einer eines er es fur habe haben hat ich ihr ihre im in ist ja kann konnen man mein meine meinen meiner mich mir mit moglich muss nach oder sein seit sich sie sind so soll sollen um und uns vom von vor was wenn wer wie will wir wird wo zu zum zur',
  ja: 'は が を に の で と も や か へ から まで より する します した して される され です ます でした ました ない いる ある こと もの ため よう その この あの どの という として たい ください できますか について における による',
  'zh-Hans':
    '的 了 在 是 和 与 或 及 把 被 对 从 到 为 以 于 中 上 下 我 你 他 它 这 那 有 也 都 就 不 会 能 可以 怎么 如何 怎样 什么 一个 吗 呢 要 想 让 给 请',
};

/** Stop words of a locale, folded as `fold` does. */
export function stopWords(locale: string): Set<string> {
  return new Set(`${lists[locale as Locale] ?? ''} ${locale === 'ja' || locale === 'zh-Hans' ? lists.en : ''}`.split(' '));
}
