<?php
namespace Opencart\Admin\Controller\Extension\Prilavok\Module;

/** The settings of the shop, under Extensions → Modules. */
class Prilavok extends \Opencart\System\Engine\Controller {
	private const NAMES = ['shop', 'cart', 'order'];
	private const PATH = 'extension/prilavok/module/prilavok';

	public function index(): void {
		$this->load->language(self::PATH);
		$this->document->setTitle($this->language->get('heading_title'));
		$token = 'user_token=' . $this->session->data['user_token'];
		$data = [
			'save' => $this->url->link(self::PATH . $this->separator() . 'save', $token),
			'back' => $this->url->link('marketplace/extension', $token . '&type=module')
		];
		foreach (self::NAMES as $name) {
			$data['module_prilavok_' . $name] = (string) $this->config->get('module_prilavok_' . $name);
		}
		$data['header'] = $this->load->controller('common/header');
		$data['column_left'] = $this->load->controller('common/column_left');
		$data['footer'] = $this->load->controller('common/footer');
		$this->response->setOutput($this->load->view(self::PATH, $data));
	}

	public function save(): void {
		$this->load->language(self::PATH);
		$json = [];
		if (!$this->user->hasPermission('modify', self::PATH)) {
			$json['error'] = $this->language->get('error_permission');
		}
		$values = ['module_prilavok_status' => '1'];
		foreach (self::NAMES as $name) {
			$value = trim((string) ($this->request->post['module_prilavok_' . $name] ?? ''));
			$pattern = 'shop' === $name ? '~^https?://[^/\s"<>]+$~' : '~^(?:https?://[^/\s"<>]+)?/[^\s"<>]*$~';
			$value = 'shop' === $name ? rtrim($value, '/') : $value;
			if (!isset($json['error']) && !preg_match($pattern, $value)) {
				$json['error'] = $this->language->get('error_' . $name);
			}
			$values['module_prilavok_' . $name] = $value;
		}
		if (!$json) {
			$this->load->model('setting/setting');
			$this->model_setting_setting->editSetting('module_prilavok', $values);
			$json['success'] = $this->language->get('text_success');
		}
		$this->response->addHeader('Content-Type: application/json');
		$this->response->setOutput(json_encode($json));
	}

	public function install(): void {
		$this->load->model('setting/event');
		foreach (['header' => 'common/header', 'product' => 'product/product'] as $method => $view) {
			$this->model_setting_event->addEvent([
				'code'        => 'prilavok_' . $method,
				'description' => 'Prilavok',
				'trigger'     => 'catalog/view/' . $view . '/after',
				'action'      => 'extension/prilavok/event/prilavok' . $this->separator() . $method,
				'status'      => true,
				'sort_order'  => 0
			]);
		}
	}

	public function uninstall(): void {
		$this->load->model('setting/event');
		foreach (['header', 'product'] as $method) {
			$this->model_setting_event->deleteEventByCode('prilavok_' . $method);
		}
	}

	/** What stands between a route and its method: a dot since 4.0.2. */
	private function separator(): string {
		return version_compare(VERSION, '4.0.2.0', '>=') ? '.' : '|';
	}
}
