import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '@site/src/config/locales';

/**
 * What the interface of v1.32.25 says in French, German, Japanese, and Chinese, the order of config/locales.ts, word for word from its own catalogues. They aren't texts
 * of this site: a reader must find the same words in the dashboard, even where they are poor.
 */
export const labels = {
  Website: ['Site Web', 'Webseite', 'ウェブサイト', '网站'],
  Application: ['Application', 'Anwendung', 'アプリケーション', '应用程序'],
  Monitor: ['Surveiller', 'Überwachen', 'モニター', '监控'],
  Servers: ['Serveurs', 'Server', 'サーバー', '服务器'],
  Telemetry: ['Télémétrie', 'Telemetrie', 'テレメトリ', '遥测'],
  Pages: ['Pages', 'Seiten', 'ページ', '页面'],
  Survey: ['Enquête', 'Umfrage', '調査', '调查'],
  Feed: ['Flux', 'Füttern', 'フィード', '订阅源'],
  'Short Link': ['Lien court', 'Kurzlink', 'ショートリンク', '短链接'],
  'AI Gateway': ['Passerelle AI', 'AI-Gateway', 'AIゲートウェイ', 'AI 网关'],
  'AI Router': ['AI Router', 'AI Router', 'AI Router', 'AI Router'],
  Search: ['Recherche', 'Suche', '検索', '搜索'],
  Add: ['Ajouter', 'Hinzufügen', '追加', '添加'],
  Overview: ['Aperçu', 'Übersicht', '概要', '概览'],
  online: ['en ligne', 'online', 'オンライン', '在线'],
  views: ['vues', 'Ansichten', 'ビュー', '查看'],
  visitors: ['visiteurs', 'Besucher', '訪問者', '访客'],
  'bounce rate': ['taux de rebond', 'Absprungrate', '直帰率', '跳出率'],
  'average visit time': ['temps moyen de visite', 'durchschnittliche Besuchszeit', '平均訪問時間', '平均访问时间'],
  'Previous period': ['Période précédente', 'Vorheriger Zeitraum', '前の期間', '上一时期'],
  'Last 24 hours': ['Dernières 24 heures', 'Letzte 24 Stunden', '過去24時間', '最近24小时'],
  Code: ['Code', 'Code', 'コード', '代码'],
  Views: ['Vues', 'Ansichten', 'ビュー', '查看'],
  Referrers: ['Référents', 'Verweise', 'リファラー', '推荐人'],
  '(None)': ['(Aucun)', '(Keine)', '(なし)', '（无）'],
  Edit: ['Modifier', 'Bearbeiten', '編集', '编辑'],
  Stop: ['Arrêter', 'Stopp', '停止', '停止'],
  'Monitored for {{dayNum}} days': [
    'Surveillé pendant {{dayNum}} jours',
    'Überwacht für {{dayNum}} Tage',
    '{{dayNum}}日間監視されています',
    '监控了{{dayNum}}天',
  ],
  Response: ['Réponse', 'Antwort', '応答', '响应'],
  '(Current)': ['(Actuel)', '(Aktuell)', '（現在）', '（当前）'],
  'Avg. Response': ['Réponse moyenne', 'Durchschn. Antwort', '平均応答', '平均响应'],
  '(24 hour)': ['(24 heures)', '(24 Stunden)', '(24時間)', '(24 小时)'],
  Uptime: ['Disponibilité', 'Betriebszeit', '稼働時間', '正常运行时间'],
  '(30 days)': ['(30 jours)', '(30 Tage)', '(30日間)', '(30 天)'],
  'Cert Exp.': ['Expiration du certificat', 'Zertifikatablauf', '証明書の有効期限', '证书到期'],
  '{{num}} days': ['{{num}} jours', '{{num}} Tage', '{{num}} 日', '{{num}} 天'],
  Recent: ['Récent', 'Kürzlich', '最近', '最近'],
  'HTTP Request Timeline': ['Chronologie des requêtes HTTP', 'HTTP-Anforderungszeitachse', 'HTTPリクエストタイムライン', 'HTTP 请求时间线'],
  'Click to view detailed timing breakdown': [
    'Cliquez pour voir la répartition détaillée du chronométrage',
    'Klicken, um detaillierte Zeitaufteilung anzuzeigen',
    '詳細なタイミングの内訳を表示するにはクリックしてください',
    '点击查看详细的时间分解',
  ],
  Download: ['Télécharger', 'Herunterladen', 'ダウンロード', '下载'],
  'Clear Data': ['Effacer les données', 'Daten löschen', 'データをクリア', '清除数据'],
  'Hide Offline': ['Masquer hors ligne', 'Offline ausblenden', 'オフラインを非表示', '隐藏离线'],
  'Clear Offline': ['Effacer hors ligne', 'Offline löschen', 'オフラインをクリア', '清除离线'],
  'Last updated at: {{date}}': [
    'Dernière mise à jour : {{date}}',
    'Zuletzt aktualisiert am: {{date}}',
    '最終更新日時: {{date}}',
    '最后更新于：{{date}}',
  ],
  Status: ['Statut', 'Status', 'ステータス', '状态'],
  'Node Name': ['Nom du nœud', 'Knotenname', 'ノード名', '节点名称'],
  'Host Name': ["Nom d'hôte", 'Host-Name', 'ホスト名', '主机名'],
  'CPU Load': ['Charge CPU', 'CPU-Auslastung', 'CPU負荷', 'CPU 负载'],
  Network: ['Réseau', 'Netzwerk', 'ネットワーク', '网络'],
  Traffic: ['Trafic', 'Verkehr', 'トラフィック', '流量'],
  'CPU Usage': ['Utilisation du CPU', 'CPU-Auslastung', 'CPU使用率', 'CPU 使用率'],
  'All Systems Operational': [
    'Tous les systèmes opérationnels',
    'Alle Systeme betriebsbereit',
    'すべてのシステムが稼働中',
    '所有系统正常运行',
  ],
  'Last updated': ['Dernière mise à jour', 'Zuletzt aktualisiert', '最終更新', '最后更新'],
  'Back to Admin': ["Retour à l'administration", 'Zurück zum Admin', '管理者に戻る', '返回管理员'],
  'Add Monitor': ['Ajouter un moniteur', 'Monitor hinzufügen', 'モニターを追加', '添加监控'],
  'Monitor Type': ['Type de moniteur', 'Monitortyp', 'モニタータイプ', '监控类型'],
  Name: ['Nom', 'Name', '名前', '名称'],
  'Check Interval(s)': ['Intervalle de vérification (s)', 'Prüfintervall(e)', 'チェック間隔（秒）', '检查间隔（秒）'],
  'Max Retries': ['Nombre maximum de tentatives', 'Maximale Wiederholungen', '最大リトライ回数', '最大重试次数'],
  Url: ['Url', 'Url', 'URL', '网址'],
  Method: ['Méthode', 'Methode', 'メソッド', '方法'],
  Notification: ['Notification', 'Benachrichtigung', '通知', '通知'],
  Create: ['Créer', 'Erstellen', '作成', '创建'],
  Title: ['Titre', 'Titel', 'タイトル', '标题'],
  Slug: ['Slug', 'Slug', 'スラッグ', '短链接'],
  Type: ['Type', 'Typ', 'タイプ', '类型'],
  'Status Page': ['Page de statut', 'Statusseite', 'ステータスページ', '状态页面'],
  Body: ['Corps', 'Inhalt', 'ボディ', '正文'],
  Advanced: ['Avancé', 'Erweitert', '高度な', '高级'],
  'Add Group': ['Ajouter un groupe', 'Gruppe hinzufügen', 'グループを追加', '添加群组'],
  Next: ['Suivant', 'Weiter', '次へ', '下一个'],
  'Show Latest Value': ['Afficher la dernière valeur', 'Letzten Wert anzeigen', '最新の値を表示', '显示最新值'],
  'Show Detail': ['Afficher le détail', 'Details anzeigen', '詳細を表示', '显示详情'],
  'Trending Mode': ['Mode tendance', 'Trendmodus', 'トレンドモード', '趋势模式'],
  History: ['Historique', 'Verlauf', '履歴', '历史记录'],
  Image: ['Image', 'Bild', '画像', '图像'],
  State: ['État', 'Bundesland', '州', '状态'],
  ports: ['ports', 'Ports', 'ポート', '端口'],
  Memory: ['Mémoire', 'Speicher', 'メモリ', '内存'],
  'Show All': ['Afficher tout', 'Alle anzeigen', 'すべて表示', '显示全部'],
  Settings: ['Paramètres', 'Einstellungen', '設定', '设置'],
  Integration: ['Intégration', 'Integration', '統合', '集成'],
  Count: ['Compter', 'Zählen', 'カウント', '计数'],
  Usage: ['Utilisation', 'Nutzung', '使用', '使用'],
  'Recent Survey Count': ["Nombre d'enquêtes récentes", 'Aktuelle Umfrageanzahl', '最近の調査数', '最近调查数量'],
  Preview: ['Aperçu', 'Vorschau', 'プレビュー', '预览'],
  'Created At': ['Créé le', 'Erstellt am', '作成日', '创建于'],
  Profile: ['Profil', 'Profil', 'プロフィール', '个人资料'],
  Notifications: ['Notifications', 'Benachrichtigungen', '通知', '通知'],
  Workspace: ['Espace de travail', 'Arbeitsbereich', 'ワークスペース', '工作区'],
  'Api Key': ['Clé API', 'API-Schlüssel', 'APIキー', 'Api 密钥'],
  'Audit Log': ["Journal d'audit", 'Prüfprotokoll', '監査ログ', '审计日志'],
  New: ['Nouveau', 'Neu', '新規', '新'],
  'Notification Type': ['Type de notification', 'Benachrichtigungstyp', '通知タイプ', '通知类型'],
  'Display Name': ["Nom d'affichage", 'Anzeigename', '表示名', '显示名称'],
  Host: ['Hôte', 'Host', 'ホスト', '主机'],
  Port: ['Port', 'Hafen', 'ポート', '端口'],
  Security: ['Sécurité', 'Sicherheit', 'セキュリティ', '安全'],
  Username: ["Nom d'utilisateur", 'Benutzername', 'ユーザー名', '用户名'],
  Password: ['Mot de passe', 'Passwort', 'パスワード', '密码'],
  Test: ['Test', 'Test', 'テスト', '测试'],
  Save: ['Enregistrer', 'Speichern', '保存', '保存'],
  'Add Page': ['Ajouter une page', 'Seite hinzufügen', 'ページを追加', '添加页面'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type Label = keyof typeof labels;

/** Whether the interface has an entry for a text. Texts without one are English in every language. */
const isLabel = (text: string): text is Label => text in labels;

/** The interface's label in a language. */
export function labelIn(locale: string, text: string): string {
  return (isLabel(text) && labels[text][locales.findIndex((one) => one === locale) - 1]) || text;
}

/** Labels of the interface in the language of the page. */
export function useLabels(): (text: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (text) => labelIn(currentLocale, text);
}
