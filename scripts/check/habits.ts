import type {Translation} from '../../src/features/translations/status/files.ts';
import type {Dialect} from './dialect.ts';

/**
 * Habits that give a translation away, by language: English sentence-building, avoided trade words, and terms that once changed the
 * meaning. Code, labels in bold, and links are left out before the search. Source: the glossaries, and what native editors marked.
 */
export const habits: Record<Translation, Dialect[]> = {
  de: [
    {
      pattern: /\b(?:Preis|Tarif|Plan|Raten)?[Gg]renzen?\b(?! (?:sich|Sie)\b)/,
      advice: '„Limit“ für Tarife und Kontingente, „Höchstwert“ oder „Grenzwert“ für technische Werte',
    },
    {pattern: /\b(standardmäßig|ist|sind|bleibt|bleiben) (ein|aus)(?=[.,;:)]|$)/, advice: '„aktiviert“, „deaktiviert“'},
    {pattern: /(?<!Label )\b(ein|aus)geschaltet\b/, advice: '„aktiviert“, „deaktiviert“'},
    {pattern: /\bgesund(e[rnms]?)?\b/i, advice: '`healthy`, „fehlerfrei“ oder „betriebsbereit“'},
    {pattern: /\b(ein|einem|einer|zweites|laufendes|zum) Tianji\b(?!-)/, advice: '„eine Tianji-Instanz“'},
    {
      pattern: /\b(binnen|samt|entzwei|gleich in welcher|gleich welche[rs]?|bloß|von Hand)\b/,
      advice: '„innerhalb von“, „mit“, „unabhängig von“, „nur“, „manuell“',
    },
    {pattern: /\b(Seite|Tabelle|Durchschnitt|Feld|Spalte) (sagt|nennt)\b/, advice: '„Auf der Seite steht …“, „beträgt“, „gibt … an“'},
    {pattern: /\bDie Antwort ist (das|der|die)(?! (gleiche|selbe))\b/, advice: '„Die Antwort enthält …“'},
    {pattern: /\b(ergibt|endet mit|führt zu) (dem Status )?[1-5]\d\d\b/, advice: '„Der Server antwortet mit 500“'},
    {pattern: /\bKI-Helfer\b/, advice: '„KI-Funktionen“'},
    {pattern: /\bRückkehr\b|\bWiederkehr\b/, advice: '„Wiederherstellung“ oder „Entwarnung“'},
    {pattern: /\bin Ihrer Hand\b|\bauf einer Uhr\b|\bnach Hause\b/, advice: 'ein Bild aus dem Englischen: sagen Sie die Sache'},
    {pattern: /(?<![.\d])\d+ ?%(?<! %)/, advice: 'geschütztes Leerzeichen (U+00A0) vor dem Prozentzeichen'},
  ],
  fr: [
    {pattern: /(?<!\bvous (?:y )?)(?<!\p{L})voyez\b/iu, advice: '« voir » ou « consultez »'},
    {pattern: /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/, advice: '« 1er »'},
    {pattern: /\b(un|du|au) Tianji\b(?!-)/, advice: '« une instance Tianji »'},
    {pattern: /\baussitôt\b/i, advice: '« immédiatement » ou « dès … »'},
    {
      pattern: /\bcompte(nt)? comme\b|(?<!\b(?:votre|un|le) )\bcompte(nt)? pour (un|une|du|de)\b/,
      advice: '« est considéré comme », « équivaut à »',
    },
    {pattern: /\b(page|tableau|champ|message|erreur|colonne) (dit|nomme)\b/, advice: '« indique », « décrit »'},
    {
      pattern: /\bmoniteurs? (est |sont |passe(nt)? |reste(nt)? )?hors ligne\b/i,
      advice: '« en panne » ; « hors ligne » ne se dit que d’un serveur',
    },
    {pattern: /\bmise? hors ligne\b/, advice: '« passe en panne »'},
    {pattern: /\bLa réponse est (le|la|les|l’)(?! (même|seule))/, advice: '« La réponse contient … »'},
    {pattern: /\b(sain|sains|saine|saines|en bonne santé)\b/, advice: '`healthy`, « opérationnel », « fonctionne normalement »'},
    {pattern: /\b(vérification|envoi|tentative)s? échouée?s?\b/, advice: '« en échec », « échec de l’envoi »'},
    {pattern: /\b(canal|événement)s? du flux\b/, advice: '« canal de flux », « événement de flux »'},
    {
      pattern: /(?<!(passe|passe pas|passent|renvoyée?s?|acceptée?s?|fournie?s?|reçue?s?) )\bpar l’API\b/,
      advice: '« via l’API », « avec l’API »',
    },
    {pattern: /\b(donne|donnent|répond|répondent) [1-5]\d\d\b/, advice: '« renvoie 404 »'},
  ],
  ja: [
    {pattern: /[一二三四五六七八九十]つ(?!か)/, advice: '算用数字と助数詞を使う（2つ、2種類、2件）'},
    {pattern: /請求への対応/, advice: '「開示・削除の求めへの対応」（請求はbilling）'},
    {pattern: /自分の/, advice: '「お使いの」「専用の」とするか、削る'},
    {pattern: /全員がログアウトされ/, advice: '「全員が再ログインする必要があります」'},
    {pattern: /に限られます/, advice: '「〜のみ」「〜だけ」を動詞の前に置く'},
    {pattern: /このページを読み終えると/, advice: '「このページでは、〜する方法を説明します」'},
    {pattern: /応答は、[^。]{1,20}です。/, advice: '「〜を含むレスポンスが返ります」'},
    {pattern: /無報告|読み戻せ/, advice: '業界で使われる語に言い換える'},
    {pattern: /個別の訪問者/, advice: '「ユニーク訪問者」'},
    {pattern: /天机/, advice: '「天機」'},
    {pattern: /APIのはじめに/, advice: '「API入門」'},
    {pattern: /あなた/, advice: '主語を省くか、役割の名前を書く'},
    {pattern: /することができ/, advice: '「〜できます」'},
  ],
  'zh-Hans': [
    {pattern: /；(?=[^。]{0,40}；)?(?<=^[^，]*；)/, advice: '“；”只用于内部有逗号的并列项；其他情况用逗号加连词，或用句号'},
    {pattern: /(你|它|服务器|容器|镜像|产品)自己/, advice: '“自定义”“本身”“内置”“专用”，或删去'},
    {pattern: /自己的(域名|脚本|事件|源|服务器)/, advice: '“自定义域名”“自定义脚本”“自托管的服务器”'},
    {pattern: /在那里|那里的|在(?!此)[^，。]{1,6}处(?!理)/, advice: '写明地点：在代理服务器上、在提供方后台'},
    {pattern: /以 ?[1-5]\d\d ?(失败|拒绝|结束)/, advice: '“返回 500”'},
    {pattern: /响应是(这个|该|此)/, advice: '“响应返回……”'},
    {pattern: /读完本页/, advice: '“按本页的步骤操作，……”'},
    {pattern: /被登出|登出/, advice: '“退出登录”“需要重新登录”'},
    {pattern: /自有域名/, advice: '“自定义域名”'},
    {pattern: /再次与.{1,8}解除/, advice: '“可以解除关联”'},
    {pattern: /首次检查发现/, advice: '“检查发现……后”'},
    {pattern: /任何有[^，。]{1,10}的人/, advice: '“知道……的人都可以……”'},
    {pattern: /(试一试|一个都没有|照样|夜里|给它什么)/, advice: '书面语：请尝试、均未、仍、每晚'},
    {pattern: /国家或地区(?=列|一列)/, advice: '界面显示“国家”'},
  ],
};
