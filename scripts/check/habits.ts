import type {Convention} from '../../src/config/languages.ts';
import type {Translation} from '../../src/features/translations/status/files.ts';

/**
 * Habits that give a translation away, by language: English sentence-building, avoided trade words, and terms that once changed the
 * meaning. Code, labels in bold, and links are left out before the search. Source: the glossaries, and what native editors marked.
 */
export const habits: Record<Translation, Convention[]> = {
  de: [
    [
      /\b(?:Preis|Tarif|Plan|Raten)?[Gg]renzen?\b(?! (?:sich|Sie)\b)/,
      '„Limit“ für Tarife und Kontingente, „Höchstwert“ oder „Grenzwert“ für technische Werte',
    ],
    [
      /\b(standardmäßig|ist|sind|bleibt|bleiben) (ein|aus)(?=[.,;:)]|$)/,
      '„aktiviert“, „deaktiviert“',
    ],
    [/(?<!Label )\b(ein|aus)geschaltet\b/, '„aktiviert“, „deaktiviert“'],
    [/\bgesund(e[rnms]?)?\b/i, '`healthy`, „fehlerfrei“ oder „betriebsbereit“'],
    [/\b(ein|einem|einer|zweites|laufendes|zum) Tianji\b(?!-)/, '„eine Tianji-Instanz“'],
    [
      /\b(binnen|samt|entzwei|gleich in welcher|gleich welche[rs]?|bloß|von Hand)\b/,
      '„innerhalb von“, „mit“, „unabhängig von“, „nur“, „manuell“',
    ],
    [
      /\b(Seite|Tabelle|Durchschnitt|Feld|Spalte) (sagt|nennt)\b/,
      '„Auf der Seite steht …“, „beträgt“, „gibt … an“',
    ],
    [/\bDie Antwort ist (das|der|die)(?! (gleiche|selbe))\b/, '„Die Antwort enthält …“'],
    [/\b(ergibt|endet mit|führt zu) (dem Status )?[1-5]\d\d\b/, '„Der Server antwortet mit 500“'],
    [/\bKI-Helfer\b/, '„KI-Funktionen“'],
    [/\bRückkehr\b|\bWiederkehr\b/, '„Wiederherstellung“ oder „Entwarnung“'],
    [
      /\bin Ihrer Hand\b|\bauf einer Uhr\b|\bnach Hause\b/,
      'ein Bild aus dem Englischen: sagen Sie die Sache',
    ],
    [
      /(?<![.,\d\w-])\d+(?:[.,]\d+)* ?(?:%|(?:[KMGT]i?B|ms|s|min|h)\b)/,
      'geschütztes Leerzeichen (U+00A0) vor der Einheit',
    ],
  ],
  fr: [
    [/(?<!\bvous (?:y )?)(?<!\p{L})voyez\b/iu, '« voir » ou « consultez »'],
    [
      /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/,
      '« 1er »',
    ],
    [/\b(un|du|au) Tianji\b(?!-)/, '« une instance Tianji »'],
    [/\baussitôt\b/i, '« immédiatement » ou « dès … »'],
    [
      /\bcompte(nt)? comme\b|(?<!\b(?:votre|un|le) )\bcompte(nt)? pour (un|une|du|de)\b/,
      '« est considéré comme », « équivaut à »',
    ],
    [/\b(page|tableau|champ|message|erreur|colonne) (dit|nomme)\b/, '« indique », « décrit »'],
    [
      /\bmoniteurs? (est |sont |passe(nt)? |reste(nt)? )?hors ligne\b/i,
      '« en panne » ; « hors ligne » ne se dit que d’un serveur',
    ],
    [/\bmise? hors ligne\b/, '« passe en panne »'],
    [/\bLa réponse est (le|la|les|l’)(?! (même|seule))/, '« La réponse contient … »'],
    [
      /\b(sain|sains|saine|saines|en bonne santé)\b/,
      '`healthy`, « opérationnel », « fonctionne normalement »',
    ],
    [/\b(vérification|envoi|tentative)s? échouée?s?\b/, '« en échec », « échec de l’envoi »'],
    [/\b(canal|événement)s? du flux\b/, '« canal de flux », « événement de flux »'],
    [
      /(?<!(passe|passe pas|passent|renvoyée?s?|acceptée?s?|fournie?s?|reçue?s?) )\bpar l’API\b/,
      '« via l’API », « avec l’API »',
    ],
    [/\b(donne|donnent|répond|répondent) [1-5]\d\d\b/, '« renvoie 404 »'],
  ],
  ja: [
    [/[一二三四五六七八九十]つ(?!か)/, '算用数字と助数詞を使う（2つ、2種類、2件）'],
    [/請求への対応/, '「開示・削除の求めへの対応」（請求はbilling）'],
    [/自分の/, '「お使いの」「専用の」とするか、削る'],
    [/全員がログアウトされ/, '「全員が再ログインする必要があります」'],
    [/に限られます/, '「〜のみ」「〜だけ」を動詞の前に置く'],
    [/このページを読み終えると/, '「このページでは、〜する方法を説明します」'],
    [/応答は、[^。]{1,20}です。/, '「〜を含むレスポンスが返ります」'],
    [/無報告|読み戻せ/, '業界で使われる語に言い換える'],
    [/個別の訪問者/, '「ユニーク訪問者」'],
    [/天机/, '「天機」'],
    [/APIのはじめに/, '「API入門」'],
    [/あなた/, '主語を省くか、役割の名前を書く'],
    [/することができ/, '「〜できます」'],
  ],
  'zh-Hans': [
    [
      /；(?=[^。]{0,40}；)?(?<=^[^，]*；)/,
      '“；”只用于内部有逗号的并列项；其他情况用逗号加连词，或用句号',
    ],
    [/(你|它|服务器|容器|镜像|产品)自己/, '“自定义”“本身”“内置”“专用”，或删去'],
    [/自己的(域名|脚本|事件|源|服务器)/, '“自定义域名”“自定义脚本”“自托管的服务器”'],
    [/在那里|那里的|在(?!此)[^，。]{1,6}处(?!理)/, '写明地点：在代理服务器上、在提供方后台'],
    [/以 ?[1-5]\d\d ?(失败|拒绝|结束)/, '“返回 500”'],
    [/响应是(这个|该|此)/, '“响应返回……”'],
    [/读完本页/, '“按本页的步骤操作，……”'],
    [/被登出|登出/, '“退出登录”“需要重新登录”'],
    [/自有域名/, '“自定义域名”'],
    [/再次与.{1,8}解除/, '“可以解除关联”'],
    [/首次检查发现/, '“检查发现……后”'],
    [/任何有[^，。]{1,10}的人/, '“知道……的人都可以……”'],
    [/(试一试|一个都没有|照样|夜里|给它什么)/, '书面语：请尝试、均未、仍、每晚'],
    [/国家或地区(?=列|一列)/, '界面显示“国家”'],
  ],
};
